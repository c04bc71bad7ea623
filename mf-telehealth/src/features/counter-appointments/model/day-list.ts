import { addDays, DEFAULT_STATE, isIsoDate, localDate, STATE_TIME_ZONES } from '@saltbush/contract';
import { links } from '@saltbush/contract/links';
import type { StaffAppointmentChoice } from '../../../generated/gql/graphql';

/** Names of the choices among a day's consultations. */
export const CHOICE_LABELS: Readonly<Record<StaffAppointmentChoice, string>> = {
  all: 'All',
  open: 'Without outcome',
  mine: 'Ended by me',
};

const CHOICES = Object.keys(CHOICE_LABELS) as StaffAppointmentChoice[];

/** What a day's list shows, as its address keeps it. */
export interface DayList {
  /** YYYY-MM-DD in the store's time zone. */
  date: string;
  show: StaffAppointmentChoice;
  page: number;
}

/** Returns the present day of the store. */
export const today = (now: Date): string => localDate(now, STATE_TIME_ZONES[DEFAULT_STATE]);

/** Reads a list from its address; what it does not say, or says wrongly, is today's whole list. */
export function readDayList(search: URLSearchParams, now: Date): DayList {
  const date = search.get('date') ?? '';
  return {
    date: isIsoDate(date) ? date : today(now),
    show: CHOICES.find((choice) => choice === search.get('show')) ?? 'all',
    page: Math.max(1, Math.trunc(Number(search.get('page'))) || 1),
  };
}

/** Returns the address of a list. */
export function dayListAddress({ date, show, page }: DayList): string {
  const query = new URLSearchParams({ date });
  if (show !== 'all') query.set('show', show);
  if (page > 1) query.set('page', String(page));
  return `${links.staff.appointments()}?${query}`;
}

/** Returns the address of a day some days later, or earlier, with the same choice. */
export const otherDay = (list: DayList, days: number): string =>
  dayListAddress({ ...list, date: addDays(list.date, days), page: 1 });
