import type { Change } from '../storage/writes/change';

/** What an entry takes besides its documents, in bytes. */
const ENTRY_BYTES = 200;

/** A buffer of its own, so that a small document does not retain the message that it came with. */
export function compact(bytes: Buffer | undefined): Buffer | undefined {
  return bytes && bytes.buffer.byteLength > bytes.length * 2 + 16_384 ? Buffer.from(bytes) : bytes;
}

/** What a retained change takes, in bytes. */
export function sizeOf({ before, after }: Change): number {
  return ENTRY_BYTES + (before?.length ?? 0) + (after?.length ?? 0);
}
