import {
  DELIVERY_METHODS,
  isPostBox,
  isShippingMethodId,
  postBoxMessage,
  reachesPostBoxes,
} from '@saltbush/contract';
import type { Db } from 'mongodb';
import { invalidInput } from '../../lib/errors';
import { findPostcode } from './store';

interface Sent {
  /** Id of the method; null while none is chosen. */
  method: string | null;
  /** Whether its customer can no longer choose another. */
  isFixed?: boolean;
}

/**
 * Checks that a method delivers to the first line of an address (rule selling-33).
 * @throws {BusinessError} INVALID_INPUT for a post office box with a method that needs a street address
 */
export function checkReach(address_1: string, { method, isFixed }: Sent, isBox = isPostBox(address_1)): void {
  if (!isBox || !method || !isShippingMethodId(method) || reachesPostBoxes(method)) return;
  throw invalidInput({ address_1: postBoxMessage(DELIVERY_METHODS[method].name, { isFixed }) });
}

/**
 * Checks that what is sent by a method, and is by no other, reaches an address: neither a box nor a postcode of boxes.
 * @throws {BusinessError} INVALID_INPUT
 */
export async function checkFixedReach(
  db: Db,
  { address_1, postcode }: { address_1: string; postcode: string },
  method: string | null,
): Promise<void> {
  const suburbs = await findPostcode(db, postcode);
  const isDelivered = suburbs.some(({ category }) => category === 'Delivery Area');
  checkReach(address_1, { method, isFixed: true }, isPostBox(address_1) || !isDelivered);
}
