import { calendarFile, SHOP } from '@saltbush/contract';
import { links } from '@saltbush/contract/links';
import { Button } from '@saltbush/shared-ui/design/core';
import { CalendarDaysIcon } from '@saltbush/shared-ui/design/icons';
import { saveFile } from '@saltbush/shared-ui/platform';
import type { Booking } from '../booking/api/booking';

/** The calendar names neither the service nor the patient: others may see it. */
function fileOf({ uuid, starts_at, ends_at, contact_method, reference, guest_path }: Booking): string {
  const how = contact_method === 'video' ? 'by video' : 'by phone';
  const entry = {
    uid: uuid,
    startsAt: new Date(starts_at),
    endsAt: new Date(ends_at),
    summary: `${SHOP.name}: appointment ${how}`,
    description: `The practitioner rings within this time. Reference ${reference}. Not for emergencies: call 000.`,
    url: new URL(guest_path ?? links.account.appointments(), window.location.origin).href,
  };
  return calendarFile(entry, new Date());
}

/** Saves the appointment as a calendar file. */
export function CalendarLink({ booking }: { booking: Booking }) {
  const save = () => saveFile(`appointment-${booking.reference}.ics`, 'text/calendar', fileOf(booking));
  return (
    <Button variant="secondary" icon={CalendarDaysIcon} onClick={save}>
      Add to calendar
    </Button>
  );
}
