import {
  addFigures,
  type ErrorRow,
  type FigureRow,
  type PageReport,
  TELEMETRY_LIMITS,
} from '@saltbush/contract/telemetry';
import type { SourceOf } from './sources';

/** Figures are stored this often; a canary's harm is seen as late. */
export const FLUSH_MS = 2_000;
/** Different rows that wait at most; more than this is made up. */
const MAX_WAITING = 500;
/** Kinds of errors that are translated at once. */
const MAX_ERRORS = 50;

interface Batch {
  rows: FigureRow[];
  errors: ErrorRow[];
}

export interface CollectorOptions {
  sourceOf: SourceOf;
  /** Stores at most as many rows as one batch may have. */
  store(batch: Batch): Promise<void>;
  onFailure(error: unknown): void;
}

type RawError = PageReport['errors'][number];

const keyOf = ({ remote, release, page, trial }: FigureRow): string =>
  [remote, release, page, trial?.name, trial?.side].join(' ');

/** Splits a batch into those of the permitted size. */
function* split({ rows, errors }: Batch): Generator<Batch> {
  const { rows: size } = TELEMETRY_LIMITS;
  for (let at = 0; at < Math.max(rows.length, errors.length); at += size)
    yield { rows: rows.slice(at, at + size), errors: errors.slice(at, at + size) };
}

/** Sums up what browsers report and stores it every two seconds, so that a busy shop writes no more than a quiet one. */
export function createCollector({ sourceOf, store, onFailure }: CollectorOptions) {
  let rows = new Map<string, FigureRow>();
  let errors = new Map<string, { error: RawError; count: number }>();
  let isDue = false;

  async function toErrorRow({ error, count }: { error: RawError; count: number }): Promise<ErrorRow> {
    const { remote, release, frames } = error;
    const sources = frames.map((frame) => sourceOf(remote, release, frame));
    return { ...error, frames: (await Promise.all(sources)).map((text) => text.slice(0, 200)), count };
  }

  async function flush(): Promise<void> {
    isDue = false;
    const waiting = [...rows.values()];
    const failed = [...errors.values()];
    rows = new Map();
    errors = new Map();
    try {
      const batch = { rows: waiting, errors: await Promise.all(failed.map(toErrorRow)) };
      for (const part of split(batch)) await store(part);
    } catch (error) {
      // Not tried again: figures that are stored twice are worse than none.
      onFailure(error);
    }
  }

  function addRow(row: FigureRow): void {
    const key = keyOf(row);
    const before = rows.get(key);
    if (before) rows.set(key, { ...row, ...addFigures(before, row) });
    else if (rows.size < MAX_WAITING) rows.set(key, row);
  }

  function addError(error: RawError): void {
    const key = JSON.stringify([error.remote, error.release, error.name, error.frames]);
    const count = errors.get(key)?.count ?? 0;
    if (count > 0 || errors.size < MAX_ERRORS) errors.set(key, { error, count: count + 1 });
  }

  return {
    add(added: readonly FigureRow[], failed: readonly RawError[]): void {
      for (const row of added) addRow(row);
      for (const error of failed) addError(error);
      if (isDue) return;
      isDue = true;
      setTimeout(() => void flush(), FLUSH_MS).unref();
    },
    /** Stores what waits. */
    flush,
  };
}
