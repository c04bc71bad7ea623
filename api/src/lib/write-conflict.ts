/** A document was written to since it was read. Whoever owns the transaction reads everything again and repeats it. */
export class WriteConflict extends Error {
  override name = 'WriteConflict';
}
