import { links } from '@saltbush/contract/links';
import type { StaffProgramQueue } from '../../../generated/gql/graphql';

/** Names of the queues, in the order of the work. */
export const QUEUE_LABELS: Readonly<Record<StaffProgramQueue, string>> = {
  review: 'To review',
  consults: 'Consults',
  open_consults: 'Consults to put down',
  record: 'Records in question',
  repeats: 'Without repeats',
  active: 'Running',
  messages: 'Messages',
};

export const QUEUES = Object.keys(QUEUE_LABELS) as StaffProgramQueue[];

/** What a list of programs shows, as its address keeps it. */
export interface ProgramList {
  queue: StaffProgramQueue;
  page: number;
}

/** Reads a list from its address; unknown queues mean the first one. */
export const readProgramList = (search: URLSearchParams): ProgramList => ({
  queue: QUEUES.find((name) => name === search.get('queue')) ?? 'review',
  page: Math.max(1, Math.trunc(Number(search.get('page'))) || 1),
});

/** Returns the address of a list. */
export function programListAddress({ queue, page }: ProgramList): string {
  const query = new URLSearchParams({ queue });
  if (page > 1) query.set('page', String(page));
  return `${links.staff.programs()}?${query}`;
}
