import {
  bookingDayLabel,
  DEFAULT_STATE,
  isState,
  localDate,
  STATE_TIME_ZONES,
  type State,
  slotLabel,
} from '@saltbush/contract';

/** A state by its code; the default one for any other text. */
export const toState = (text: string): State => (isState(text) ? text : DEFAULT_STATE);

const HOUR: Intl.DateTimeFormatOptions = { hour: 'numeric', hourCycle: 'h23' };

/** An appointment in the patient's local time: "Tomorrow Nov 25, 9AM - 11AM". */
export function formatAppointment(startsAt: string, state: State, now: Date): string {
  const zone = STATE_TIME_ZONES[state];
  const begins = new Date(startsAt);
  const hour = Number(new Intl.DateTimeFormat('en-AU', { ...HOUR, timeZone: zone }).format(begins));
  const day = bookingDayLabel(localDate(begins, zone), localDate(now, zone));
  return `${day}, ${slotLabel(hour)}`;
}

/** A time of day in the patient's zone: "11:10 am". */
export const formatTime = (at: string, state: State): string =>
  new Intl.DateTimeFormat('en-AU', {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: STATE_TIME_ZONES[state],
  }).format(new Date(at));

/** A day and a time in the patient's zone: "Thu 26 Nov, 7:00 am". */
export const formatMoment = (at: string, state: State): string =>
  new Intl.DateTimeFormat('en-AU', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: STATE_TIME_ZONES[state],
  }).format(new Date(at));

/** Names of the states and territories. */
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
