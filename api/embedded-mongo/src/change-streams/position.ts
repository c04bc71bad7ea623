import type { Change } from '../storage/writes/change';

/** Where an entry is in the order of all changes. */
export interface Position {
  time: bigint;
  /** Counts the changes of the same time: those of one transaction. */
  ordinal: number;
}

/** One change with its time. */
export interface OplogEntry extends Position {
  change: Change;
  wallTime: Date;
}

/** Compares two positions: negative if the first one is earlier. */
export function comparePositions(a: Position, b: Position): number {
  if (a.time === b.time) return a.ordinal - b.ordinal;
  return a.time < b.time ? -1 : 1;
}
