import { FIELD_MESSAGES, nameKey, nameTooShort, normaliseEmail } from '@saltbush/contract';
import { invalidInput } from '../../../lib/errors';
import { type OrderDocument, type OrderSearch, searchOrders } from '../../orders';
import type { StaffContext } from '../context';
import { listByName } from '../store';

const MIN_NAME = 2;
/** Customers of one name whose orders are looked for. */
const MAX_NAMESAKES = 50;

export interface SearchArguments {
  email?: string | null;
  name?: string | null;
}

async function searchOf(ctx: StaffContext, { email, name }: SearchArguments): Promise<OrderSearch> {
  if (email?.trim()) return { email: normaliseEmail(email) };
  if (!name?.trim()) throw invalidInput({ search: FIELD_MESSAGES.order_search_missing });
  const key = nameKey(name);
  if (key.length < MIN_NAME) throw invalidInput({ name: nameTooShort(MIN_NAME) });
  const { data } = await listByName(ctx.db, key, { skip: 0, limit: MAX_NAMESAKES });
  return { userIds: data.map(({ _id }) => _id) };
}

/**
 * Returns the latest orders of all queues by an e-mail address, or by the name of an account; guests, who have none, are
 * found by their address.
 * @throws {BusinessError} INVALID_INPUT (search, name)
 */
export async function ordersFound(
  ctx: StaffContext,
  asked: SearchArguments,
  limit: number,
): Promise<OrderDocument[]> {
  return searchOrders(ctx.db, await searchOf(ctx, asked), limit);
}
