import { DAY_MISSING, isIsoDate, type Measurement, measurementErrors, weightLeap } from '@saltbush/contract';
import type {
  JourneyMeasurementsRecordInput,
  JourneyMeasurementsRemoveInput,
} from '../../../generated/resolvers';
import { inTransaction } from '../../../lib/database/transactions';
import { BusinessError, invalidInput } from '../../../lib/errors';
import { requireSubscription, wrongStatus } from '../access';
import type { JourneysContext } from '../context';
import type { JourneySubscriptionDocument } from '../documents';
import { logDays, logOwner, viewLog } from './log';
import { deleteMeasurement, listMeasurements, writeMeasurement } from './store';

/** @throws {BusinessError} INVALID_INPUT with the fields that are wrong */
async function checkEntry(
  ctx: JourneysContext,
  subscription: JourneySubscriptionDocument,
  { day, weight_kg, waist_cm, replaces_day }: JourneyMeasurementsRecordInput,
): Promise<Measurement> {
  const entry = { day, weight_kg, waist_cm: waist_cm ?? null };
  const errors: Record<string, string> = measurementErrors(entry, await logDays(ctx, subscription));
  if (replaces_day && !isIsoDate(replaces_day)) errors.replaces_day = DAY_MISSING;
  if (Object.keys(errors).length > 0) throw invalidInput(errors);
  return entry;
}

/** @throws {BusinessError} WEIGHT_LEAP, such as a slipped comma, that nobody has confirmed */
async function requireNoLeap(
  ctx: JourneysContext,
  owner: NonNullable<ReturnType<typeof logOwner>>,
  entry: Measurement,
  replaces: string | null,
): Promise<void> {
  const leap = weightLeap(await listMeasurements(ctx, owner), entry, replaces);
  if (leap) throw new BusinessError('WEIGHT_LEAP', { from: leap.from, to: leap.to });
}

/** Stores the entry of a day, which replaces an earlier one of that day and the one that it corrects (rule health-24). */
export async function journeyMeasurementsRecord(
  _root: unknown,
  { input }: { input: JourneyMeasurementsRecordInput },
  ctx: JourneysContext,
) {
  const subscription = await requireSubscription(ctx, input.subscription_id);
  const owner = logOwner(subscription);
  if (!owner || subscription.status === 'draft') throw wrongStatus('not_active');
  const entry = await checkEntry(ctx, subscription, input);
  if (input.leap_confirmed === false) await requireNoLeap(ctx, owner, entry, input.replaces_day ?? null);
  const { replaces_day } = input;
  await inTransaction(ctx, async (session) => {
    if (replaces_day && replaces_day !== entry.day) {
      await deleteMeasurement(ctx.db, owner, replaces_day, session);
    }
    await writeMeasurement(ctx, owner, entry, session);
  });
  return { log: await viewLog(ctx, subscription) };
}

/** Removes the entry of a day; idempotent. */
export async function journeyMeasurementsRemove(
  _root: unknown,
  { input }: { input: JourneyMeasurementsRemoveInput },
  ctx: JourneysContext,
) {
  const subscription = await requireSubscription(ctx, input.subscription_id);
  if (!isIsoDate(input.day)) throw invalidInput({ day: DAY_MISSING });
  const owner = logOwner(subscription);
  if (owner) await deleteMeasurement(ctx.db, owner, input.day);
  return { log: await viewLog(ctx, subscription) };
}
