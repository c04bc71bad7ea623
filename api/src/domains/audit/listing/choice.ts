import { type AuditedOperation, type AuditKind, type FlaggedKind, writtenNames } from '@saltbush/contract';
import type { Document } from 'mongodb';
import { AS_CUSTOMER, COMMON, indexName, type Narrowed, type Source, TIME } from './indexes';

export type LogOutcome = 'done' | 'refused' | 'failed';

/** What a list of the log is narrowed down to; null for each that it is not. */
export interface LogChoice {
  staff_id: string | null;
  customer_id: string | null;
  what: AuditKind | AuditedOperation | null;
  outcome: LogOutcome | null;
  /** From this moment. */
  from: Date | null;
  /** Before this moment. */
  to: Date | null;
}

/** A line's place in the log. */
export interface LogPlace {
  at: Date;
  _id: string;
}

/** Which lines are read: those older than a place, newer than another one, or both. */
export interface LogRange {
  before: LogPlace | null;
  since: LogPlace | null;
}

/** A query for one source, with the index that serves it. */
export interface LogQuery {
  filter: Document;
  sort: Record<string, -1>;
  hint: string;
}

const FLAGS: Readonly<Record<FlaggedKind, Document>> = {
  health: { reads_health: true },
  as_customer: AS_CUSTOMER,
};
const isFlag = (what: string): what is FlaggedKind => what in FLAGS;

/** @returns where a choice is looked for; what was done is not listed by itself, since nearly everything was */
export const sourceOf = ({ outcome }: Pick<LogChoice, 'outcome'>): Source =>
  outcome === 'refused' || outcome === 'failed' ? outcome : 'events';

function whatFilter(what: LogChoice['what']): Document {
  if (what === null) return {};
  return isFlag(what) ? FLAGS[what] : { operation: { $in: writtenNames(what) } };
}

function hintFor({ staff_id, customer_id, what }: LogChoice, source: Source): string {
  // Of one customer little was refused or has failed.
  if (customer_id !== null && source !== 'events') return indexName(source, ['customer_id']);
  const whose: Narrowed[] = customer_id !== null ? ['customer_id'] : staff_id !== null ? ['staff_id'] : [];
  const isActing = what === 'as_customer';
  if (what === null || isActing) return indexName(source, whose, isActing);
  return indexName(source, [...whose, what === 'health' ? 'reads_health' : 'operation']);
}

/** Lines of the same moment follow each other by their ids. */
function beyond(time: string, id: string, place: LogPlace | null, side: '$lt' | '$gt'): Document[] {
  return place ? [{ $or: [{ [time]: { [side]: place.at } }, { [id]: { [side]: place._id } }] }] : [];
}

/** The moments of a query, both ends together, so that one range of the index is read. */
function momentsOf({ from, to }: LogChoice, { before, since }: LogRange): Document {
  return {
    ...(before && { $lte: before.at }),
    ...(to && (!before || to <= before.at) && { $lt: to }),
    ...((from || since) && { $gte: new Date(Math.max(from?.getTime() ?? 0, since?.at.getTime() ?? 0)) }),
  };
}

/** @returns the query for the lines of a choice, newest first */
export function logQuery(choice: LogChoice, range: LogRange): LogQuery {
  const source = sourceOf(choice);
  const [time, id] = [TIME[source], source === 'failed' ? 'event_id' : '_id'];
  const moments = { ...(source === 'failed' && COMMON.failed.event_at), ...momentsOf(choice, range) };
  const places = [...beyond(time, id, range.before, '$lt'), ...beyond(time, id, range.since, '$gt')];
  return {
    filter: {
      ...COMMON[source],
      ...(choice.staff_id !== null && { staff_id: choice.staff_id }),
      ...(choice.customer_id !== null && { customer_id: choice.customer_id }),
      ...whatFilter(choice.what),
      ...(Object.keys(moments).length > 0 && { [time]: moments }),
      ...(places.length > 0 && { $and: places }),
    },
    sort: { [time]: -1, _id: -1 },
    hint: hintFor(choice, source),
  };
}
