import { consultDays, isTooSoon, SLOT_WORDINGS, type SlotRefusal } from '@saltbush/contract';
import { findOwnPatient } from '../../patients';
import { requireSubscription } from '../access';
import type { JourneysContext } from '../context';
import { feeDiffers } from './consult-fee';
import { consultsBooked, placeRefusal, placesAt } from './consult-places';
import { consultState, slotId } from './consult-slot';
import { requireConsult } from './require-consult';

/** Why a consult cannot be moved to a time; null if it can. */
function refusalOf(startsAt: Date, filled: { taken: number; places: number }, now: Date): SlotRefusal | null {
  return isTooSoon(startsAt, now) ? 'too_soon' : placeRefusal(filled);
}

/**
 * Returns the days to which the member's booked consult can be moved, by the clocks of the patient's state, each time with
 * the reason if it cannot.
 * @throws {BusinessError} CONSULT_NOT_BOOKED
 */
export async function journeyConsultTimes(
  _root: unknown,
  { subscription_id }: { subscription_id?: string | null },
  ctx: JourneysContext,
) {
  const subscription = await requireSubscription(ctx, subscription_id);
  const booking = requireConsult(subscription);
  const { patient_uuid, user_id } = subscription;
  const state = consultState(patient_uuid ? await findOwnPatient(ctx.db, user_id, patient_uuid) : null);
  const now = ctx.clock.now();
  const days = consultDays(now, state);
  const ids = days.flatMap(({ windows }) => windows.map(({ startsAt }) => slotId(startsAt)));
  const [booked, places] = await Promise.all([
    consultsBooked(ctx.db, ids[0] ?? '', ids.at(-1) ?? ''),
    placesAt(ctx.db, ids),
  ]);
  const differs = await feeDiffers(ctx, subscription, booking, state);
  return days.map(({ windows, ...day }) => ({
    ...day,
    slots: windows.map(({ startsAt, label }) => {
      const isCurrent = startsAt.getTime() === booking.appointment_at.getTime();
      const id = slotId(startsAt);
      const filled = { taken: booked.get(id) ?? 0, places: places(id) };
      const refusal = isCurrent ? null : refusalOf(startsAt, filled, now);
      return {
        starts_at: startsAt,
        label,
        is_available: refusal === null && !isCurrent && !differs(startsAt),
        message: refusal && SLOT_WORDINGS[refusal],
        is_current: isCurrent,
        has_other_fee: !isCurrent && differs(startsAt),
      };
    }),
  }));
}
