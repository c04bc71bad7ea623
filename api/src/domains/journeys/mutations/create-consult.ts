import { isActiveSubscription } from '@saltbush/contract';
import type { JourneySubscriptionsCreateConsultInput } from '../../../generated/resolvers';
import { BusinessError, notFound } from '../../../lib/errors';
import { createKeyedQueue } from '../../../lib/keyed-queue';
import { requireSubscription, wrongStatus } from '../access';
import type { Claim } from '../billing/claim';
import { bookFreeConsult, bookPaidConsult, consultPrices } from '../billing/consult';
import { loadParties, type Parties } from '../billing/parties';
import type { ChargeResult } from '../billing/pay';
import { checkSlot, consultState, isFirstConsult, newBooking } from '../consults/consult-slot';
import { consultView } from '../consults/consult-view';
import { requireFirstAgain } from '../consults/first-again';
import type { JourneysContext } from '../context';
import type { JourneySubscriptionDocument } from '../documents';
import { chargeClaimed, chargePayload, claimForUser } from './charge-result';

const inTurn = createKeyedQueue();

type Input = JourneySubscriptionsCreateConsultInput;

/** Whether this very consult is already booked. @throws {BusinessError} CONSULT_BOOKED if another one is upcoming */
function isBooked({ upcoming_booking }: JourneySubscriptionDocument, datetime: Date, now: Date): boolean {
  if (!upcoming_booking || upcoming_booking.appointment_at <= now) return false;
  if (upcoming_booking.appointment_at.getTime() === datetime.getTime()) return true;
  throw new BusinessError('CONSULT_BOOKED');
}

/** Whether the user has been shown what is charged. Releases before `expected_fee` told only that it is not free. */
const isAgreed = ({ expect_free, expected_fee }: Input, price: number): boolean =>
  !expect_free && (expected_fee ?? price) === price;

/**
 * Books the first consult again, uses a free one if one is left, or charges the fee.
 * @throws {BusinessError} NO_FREE_CONSULT with the fee, if the user was shown none or another one
 */
async function book(
  ctx: JourneysContext,
  claim: Claim,
  { parties, input }: { parties: Parties; input: Input },
): Promise<ChargeResult> {
  const { subscription } = claim;
  const booking = newBooking(new Date(input.datetime), ctx.clock.now());
  if (isFirstConsult(subscription) || subscription.num_free_consults > 0)
    return bookFreeConsult(ctx, claim, { parties, booking });
  const state = consultState(parties.patient);
  const consult = (await consultPrices(ctx, state))(booking.appointment_at);
  if (!consult) throw new BusinessError('PRODUCT_UNAVAILABLE', { reason: 'not_sold' });
  if (!isAgreed(input, consult.price)) throw new BusinessError('NO_FREE_CONSULT', { price: consult.price });
  return bookPaidConsult(ctx, claim, { parties, consult, booking });
}

async function createOnce(ctx: JourneysContext, input: Input) {
  const read = await requireSubscription(ctx, input.subscription_id);
  const isFirst = isFirstConsult(read);
  if (!isFirst && !isActiveSubscription(read.status)) throw wrongStatus('not_active');
  const now = ctx.clock.now();
  const datetime = new Date(input.datetime);
  let result: ChargeResult = { status: 'paid', order: null };
  if (!isBooked(read, datetime, now)) {
    if (isFirst) requireFirstAgain(read);
    const parties = await loadParties(ctx.db, read);
    if (!parties) throw notFound('Patient');
    checkSlot({ datetime, gmt_offset: input.gmt_offset }, now, consultState(parties.patient));
    const claim = await claimForUser(ctx, read);
    result = await chargeClaimed(ctx, claim, () => book(ctx, claim, { parties, input }));
  }
  const payload = await chargePayload(ctx, read._id, result);
  const { document } = payload.subscription;
  const { num_free_consults } = document;
  return { ...payload, upcoming_booking: consultView(document, now), num_free_consults };
}

/**
 * Books a follow-up consult: free if one is left, else for the fee (section 7.g); or the first again, as part of the
 * program's fee, after one that was not held or whose patient was not reached (rule health-60).
 */
export async function journeySubscriptionsCreateConsult(
  _root: unknown,
  { input }: { input: Input },
  ctx: JourneysContext,
) {
  const { _id } = await requireSubscription(ctx, input.subscription_id);
  return inTurn(_id, () => createOnce(ctx, input));
}
