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
 * Updates the signed-in user's addresses with optimistic locking: `change` receives the current ones and is called
 * again after a concurrent write. Returning null writes nothing. Throws `UNAUTHENTICATED` or `ADDRESSES_BUSY`.
 */
export function updateAddresses(ctx: BaseContext, change: Change): Promise<CustomerDocument> {
  const { id } = requireUser(ctx);
  return inTurn(id, () => attemptUpdate(ctx, id, change));
}
