import type { TickReason } from '@saltbush/contract';

/** A unit of an order that was checked before it went into the parcel. */
export interface PackingCheck {
  /** Made by the client once per pack: of several requests with the same one, the first counts. */
  key: string;
  /** Number of its line, from 1. */
  line: number;
  /** Why it was ticked by hand; null if its barcode was scanned. */
  reason: TickReason | null;
  staff_id: string;
  staff_name: string;
  at: Date;
}

/** Packing was started again: what had been checked does not count any more. */
export interface PackingRestart {
  staff_id: string;
  staff_name: string;
  at: Date;
  /** What had been checked until then. */
  checks: PackingCheck[];
}

/** What was checked of an order, oldest first. The number of restarts is the round. */
export interface PackingDocument {
  checks: PackingCheck[];
  restarts: PackingRestart[];
}
