import { MongoError } from '../../errors';
import type { WriteUnit } from './write-unit';

/** A write that waits for the next commit. */
export interface QueuedWrite {
  run(unit: WriteUnit): unknown;
  resolve(result: unknown): void;
  reject(error: unknown): void;
  /** When waiting for a lock must end, in milliseconds of `performance.now`. */
  deadline?: number;
}

/** The error of every write after the disk failed. */
export function diskFailure(): MongoError {
  return new MongoError('InternalError', 'The disk failed to store a write');
}
