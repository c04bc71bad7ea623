import { links } from '@saltbush/contract/links';
import type { StaffAppointmentChoice } from '../../../generated/gql/graphql';
import { readDay } from '../../../shared/counter/day';

/** Names of the choices among a day's consultations. */
export const CHOICE_LABELS: Readonly<Record<StaffAppointmentChoice, string>> = {
  all: 'All',
  open: 'Without outcome',
  earlier: 'Earlier, without outcome',
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

/** Reads a list from its address; what it does not say, or says wrongly, is today's whole list. */
export function readDayList(search: URLSearchParams, now: Date): DayList {
  return {
    date: readDay(search, now),
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
