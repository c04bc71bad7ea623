import { bookingDayLabel, localDate, STATE_TIME_ZONES, type State, slotLabel } from '@saltbush/contract';

const HOUR: Intl.DateTimeFormatOptions = { hour: 'numeric', hourCycle: 'h23' };

/** When an appointment is, where the patient is: "Tomorrow Nov 25, 9AM - 11AM". */
export function appointmentWords(startsAt: string, state: State, now: Date): string {
  const zone = STATE_TIME_ZONES[state];
  const begins = new Date(startsAt);
  const hour = Number(new Intl.DateTimeFormat('en-AU', { ...HOUR, timeZone: zone }).format(begins));
  const day = bookingDayLabel(localDate(begins, zone), localDate(now, zone));
  return `${day}, ${slotLabel(hour)}`;
}

/** A time of day where the patient is: "11:10 am". */
export const timeWords = (at: string, state: State): string =>
  new Intl.DateTimeFormat('en-AU', {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: STATE_TIME_ZONES[state],
  }).format(new Date(at));

/** States and territories as they are called. */
export const STATE_NAMES: Record<State, string> = {
  ACT: 'Australian Capital Territory',
  NSW: 'New South Wales',
  NT: 'Northern Territory',
  QLD: 'Queensland',
  SA: 'South Australia',
  TAS: 'Tasmania',
  VIC: 'Victoria',
  WA: 'Western Australia',
};
