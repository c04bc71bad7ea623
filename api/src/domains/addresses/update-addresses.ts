import type { BaseContext } from '../../lib/context';
import { requireUser } from '../../lib/context';
import { BusinessError, unauthenticated } from '../../lib/errors';
import { createKeyedQueue } from '../../lib/keyed-queue';
import { type AddressDocument, type CustomerDocument, findCustomer } from '../accounts';
import { writeAddresses } from './store';

const ATTEMPTS = 50;

type Change = (addresses: readonly AddressDocument[]) => AddressDocument[] | null;

const inTurn = createKeyedQueue();

async function attemptUpdate(ctx: BaseContext, userId: string, change: Change): Promise<CustomerDocument> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const customer = await findCustomer(ctx.db, userId);
    if (!customer) throw unauthenticated();
    const addresses = change(customer.addresses);
    if (!addresses) return customer;
    if (await writeAddresses(ctx.db, customer, addresses)) return { ...customer, addresses };
  }
  throw new BusinessError('ADDRESSES_BUSY');
}

/**
 * Changes the signed-in user's addresses without losing anybody else's change: `change` gets the newest ones and is
 * asked again when another write came between. A null change writes nothing. Raises UNAUTHENTICATED.
 */
export function updateAddresses(ctx: BaseContext, change: Change): Promise<CustomerDocument> {
  const { id } = requireUser(ctx);
  return inTurn(id, () => attemptUpdate(ctx, id, change));
}
