import { FIELD_MESSAGES, isIsoDate, isPlaces, MAX_PLACE_CHANGES } from '@saltbush/contract';
import type { StaffConsultTimesSetPlacesInput } from '../../../generated/resolvers';
import { requirePermission } from '../../../lib/context';
import { invalidInput } from '../../../lib/errors';
import { consultsBooked } from '../../journeys';
import { areAhead, type ConsultTime, daysOf, listConsultTimes, setConsultPlaces } from '../../telehealth';
import type { StaffContext } from '../context';
import { nameOfStaff } from '../names';

/** A time with what else is booked at it. */
export type StaffConsultTime = ConsultTime & { program_taken: number };

async function timesOn(ctx: StaffContext, date: string): Promise<StaffConsultTime[]> {
  const times = await listConsultTimes(ctx, date);
  const [first, last] = [times[0], times.at(-1)];
  if (!first || !last) return [];
  const ofPrograms = await consultsBooked(
    ctx.db,
    first.starts_at.toISOString(),
    last.starts_at.toISOString(),
  );
  return times.map((time) => ({ ...time, program_taken: ofPrograms.get(time.starts_at.toISOString()) ?? 0 }));
}

/** Returns the times of a day in the store's time zone with their places (rule health-27). */
export async function staffConsultTimes(
  _root: unknown,
  { date }: { date: string },
  ctx: StaffContext,
): Promise<StaffConsultTime[]> {
  requirePermission(ctx, 'consult-times:plan');
  if (!isIsoDate(date)) throw invalidInput({ date: FIELD_MESSAGES.day_invalid });
  return timesOn(ctx, date);
}

/** Sets how many consultations may run at times to come; bookings stay (rule health-27). */
export async function staffConsultTimesSetPlaces(
  _root: unknown,
  { input: { times, places } }: { input: StaffConsultTimesSetPlacesInput },
  ctx: StaffContext,
): Promise<{ times: StaffConsultTime[] }> {
  const { id } = requirePermission(ctx, 'consult-times:plan');
  if (!isPlaces(places)) throw invalidInput({ places: FIELD_MESSAGES.places_invalid });
  const isUsable = times.length > 0 && times.length <= MAX_PLACE_CHANGES;
  if (!isUsable || !areAhead(times, ctx.clock.now()))
    throw invalidInput({ times: FIELD_MESSAGES.times_invalid });
  await setConsultPlaces(ctx, {
    times,
    places,
    by: { staff_id: id, staff_name: await nameOfStaff(ctx, id) },
  });
  const days = await Promise.all(daysOf(times).map((date) => timesOn(ctx, date)));
  const chosen = new Set(times.map(({ starts_at }) => starts_at.getTime()));
  return { times: days.flat().filter(({ starts_at }) => chosen.has(starts_at.getTime())) };
}
