import type { Db } from 'mongodb';
import type { AuditEventDocument, AuditResult } from '../documents';
import { findEvents, listResults } from '../store';
import { type LogChoice, type LogPlace, type LogRange, logQuery, sourceOf } from './choice';
import { findFailures } from './failures';

const UNKNOWN: Ended = { result: 'unknown', failure_code: null };

interface Ended extends Omit<AuditResult, 'result'> {
  result: AuditResult['result'] | 'unknown' | null;
}

/** An event with what became of it; null if it was refused, so that nothing was done. */
export type ListedEvent = Omit<AuditEventDocument, 'result'> & Ended;

/** Adds to events what became of them: what was written with the event, or after it. */
export async function withResults(db: Db, events: readonly AuditEventDocument[]): Promise<ListedEvent[]> {
  const open = events.filter(({ outcome, result }) => outcome === 'allowed' && !result);
  const ids = open.map(({ _id }) => _id);
  const results = ids.length > 0 ? await listResults(db, ids) : new Map<string, AuditResult>();
  return events.map((event) => {
    if (event.outcome === 'refused') return { ...event, result: null, failure_code: null };
    const { result, failure_code, exported } = event.result
      ? { result: event.result, failure_code: null, exported: undefined }
      : (results.get(event._id) ?? UNKNOWN);
    return { ...event, result, failure_code, exported };
  });
}

/** Lines read at once, and at most until a page is given back, whether it is full or not. */
const BATCH = 200;
const MOST_READ = 10;
const SPARE = 10;

/** Whether a line ended as chosen: those refused and failed are found so, what was done among all. */
const isChosen = ({ outcome }: LogChoice, { result }: ListedEvent): boolean =>
  outcome === null || outcome === 'refused' || result === outcome;

async function read(
  db: Db,
  choice: LogChoice,
  range: LogRange,
  limit: number,
): Promise<AuditEventDocument[]> {
  const query = logQuery(choice, range);
  return sourceOf(choice) === 'failed' ? findFailures(db, query, limit) : findEvents(db, query, limit);
}

export interface LogPage {
  lines: ListedEvent[];
  /** Where older lines go on; null if there are none. */
  next: LogPlace | null;
}

/**
 * Returns the next lines of a choice, newest first. Where few lines are as chosen, it gives up after some batches, and `next`
 * is where it stopped: so a page takes a bounded time, however long the log is.
 */
export async function listLines(
  db: Db,
  choice: LogChoice,
  { limit, ...range }: LogRange & { limit: number },
): Promise<LogPage> {
  const lines: ListedEvent[] = [];
  const mostRead = Math.ceil(limit / BATCH) * MOST_READ;
  let { before } = range;
  for (let time = 0; time < mostRead; time += 1) {
    // Most pages are full with the first lines that are read.
    const batch = time === 0 ? Math.min(limit + SPARE, BATCH) : BATCH;
    const found = await read(db, choice, { ...range, before }, batch);
    lines.push(...(await withResults(db, found)).filter((line) => isChosen(choice, line)));
    if (lines.length > limit) break;
    before = found.at(-1) ?? null;
    if (found.length < batch) return { lines, next: null };
  }
  const shown = lines.slice(0, limit);
  return { lines: shown, next: lines.length > limit ? (shown.at(-1) ?? null) : before };
}
