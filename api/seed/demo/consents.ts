import {
  autoDeliveryPrice,
  autoDeliveryTerms,
  type ConsentTerms,
  consentWording,
  medicineOrderTerms,
  programRenewalTerms,
  supplyPrice,
} from '@saltbush/contract';
import type { AutoDeliveryDocument } from '../../src/domains/autodelivery';
import { type ConsentDocument, consentOwner, openKeyOf } from '../../src/domains/consents';
import type { JourneySubscriptionDocument } from '../../src/domains/journeys';
import type { Draft } from '../catalogue/types';
import { journeyDocuments } from '../health/journeys';
import { demoUuid } from './ids';

export type Encrypt = (text: string, owner: string) => Promise<string> | string;

interface Agreed {
  subjectId: string;
  userId: string;
  terms: ConsentTerms;
  at: Date;
}

/** A consent as it was given. Its wording is sealed. */
export async function consentOf(
  { subjectId, userId, terms, at }: Agreed,
  encrypt: Encrypt,
): Promise<ConsentDocument> {
  const _id = demoUuid(`consent/${terms.kind}/${subjectId}`);
  return {
    _id,
    user_id: userId,
    kind: terms.kind,
    subject_id: subjectId,
    open_key: openKeyOf(terms.kind, subjectId),
    wording: await encrypt(consentWording(terms), consentOwner(_id)),
    limit: terms.limit,
    given_at: at,
    staff_id: null,
    withdrawn_at: null,
    withdrawn_reason: null,
  };
}

const priceOf = (draft: Draft | undefined): number => draft?.prices[0]?.value ?? 0;

/** What Priya has agreed to: her program, its medicine and her AutoDelivery. */
export async function demoConsents(
  program: JourneySubscriptionDocument,
  delivery: AutoDeliveryDocument,
  drafts: readonly Draft[],
  encrypt: Encrypt,
): Promise<ConsentDocument[]> {
  const named = ({ product_id, quantity }: { product_id: number; quantity: number }) => {
    const draft = drafts.find(({ id }) => id === product_id);
    return { name: draft?.name ?? '', quantity, price: priceOf(draft) };
  };
  const fee = journeyDocuments().find(({ _id }) => _id === program.journey_id);
  const medicines = program.items.flatMap((item) =>
    item.is_prescribed ? [{ ...named(item), repeats: item.repeats_left ?? 0 }] : [],
  );
  const items = delivery.items.map((item) => {
    const draft = drafts.find(({ id }) => id === item.product_id);
    const price = draft ? autoDeliveryPrice(draft, priceOf(draft)) : 0;
    return { ...named(item), one_off: item.one_off, price };
  });
  const price = items.reduce((total, item) => total + item.price * item.quantity, 0);
  const { user_id: userId, _id: subjectId, started_at } = program;
  const at = started_at ?? program.created_at;
  const terms = [
    programRenewalTerms({ name: fee?.name ?? '', fee: fee?.price ?? 0 }),
    medicineOrderTerms(medicines, supplyPrice(medicines)),
  ];
  const { frequency, created_at } = delivery;
  return Promise.all([
    ...terms.map((agreed) => consentOf({ subjectId, userId, terms: agreed, at }, encrypt)),
    consentOf(
      {
        subjectId: delivery._id,
        userId,
        terms: autoDeliveryTerms({ frequency, items, price }),
        at: created_at,
      },
      encrypt,
    ),
  ]);
}
