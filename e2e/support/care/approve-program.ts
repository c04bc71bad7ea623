import { KNOWN } from '../../../api/seed/known';
import { readProduct } from '../buyer/read-product';
import { send } from '../buyer/send';
import { mutate, type Patient } from './patient';
import { practitioner } from './people';

/** A practitioner has spoken with the member and starts the program, with some supplies of a medicine or without one. */
export async function approveProgram(subscription_id: string, repeats = 0): Promise<void> {
  const doctor = await practitioner();
  const { id: product_id } = await readProduct(doctor.origin, KNOWN.prescription4N);
  const items = repeats > 0 ? [{ product_id, quantity: 1, repeats }] : [];
  const decision = { subscription_id, items, has_spoken: true, note: 'Spoke by phone' };
  await mutate(doctor, 'journey_subscriptions_review', decision, 'subscription { id }');
}

const OFFER = 'query JourneySubscriptions { journey_subscriptions { offer { id consent } } }';

interface Offered {
  journey_subscriptions: { offer: { id: string; consent: string[] } | null }[];
}

/** The member accepts what the practitioner offers, which is ordered and paid at once. */
export async function acceptOffer(member: Patient, subscription_id: string): Promise<void> {
  const { journey_subscriptions } = await send<Offered>(member.origin, OFFER, {}, { token: member.token });
  const offer = journey_subscriptions[0]?.offer;
  if (!offer) throw new Error('Nothing is offered');
  const answer = { subscription_id, offer_id: offer.id, consent: offer.consent.join(' ') };
  await mutate(member, 'journey_subscriptions_accept_offer', answer, 'subscription { status }');
}
