import { currentCollation } from '../collation/current';
import { encodeValue } from '../storage/keys/encode-value';

/** A key that values share exactly if they are equal, under the command's collation. */
export function groupingKey(value: unknown): string {
  const collation = currentCollation();
  return encodeValue(collation ? collation.represent(value) : value).toString('latin1');
}
