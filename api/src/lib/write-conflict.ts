/** A document was modified since it was read. The owner of the transaction reads everything again and retries. */
export class WriteConflict extends Error {
  override name = 'WriteConflict';
}
