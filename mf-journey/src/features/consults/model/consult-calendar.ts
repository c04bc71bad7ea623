import { calendarFile, SHOP, SLOT_HOURS } from '@saltbush/contract';
import { links } from '@saltbush/contract/links';
import { saveFile } from '@saltbush/shared-ui/platform';
import type { Subscription } from '../../../shared/subscription/api/subscriptions';

type Booking = NonNullable<Subscription['upcoming_booking']>;

const HOUR_MS = 3_600_000;

/** Saves a consult as a calendar file. It names neither the program nor the member: others may see the calendar. */
export function saveConsult({ id, appointment_at }: Booking): void {
  const startsAt = new Date(appointment_at);
  const entry = {
    uid: id,
    startsAt,
    endsAt: new Date(startsAt.getTime() + SLOT_HOURS * HOUR_MS),
    summary: `${SHOP.name}: appointment by phone`,
    description: 'The practitioner rings within this time. Not for emergencies: call 000.',
    url: new URL(links.journey.dashboard(), window.location.origin).href,
  };
  saveFile('appointment.ics', 'text/calendar', calendarFile(entry, new Date()));
}
