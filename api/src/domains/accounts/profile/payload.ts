import type { Db } from 'mongodb';
import { unauthenticated } from '../../../lib/errors';
import type { CustomerDocument } from '../documents';
import { findCustomer } from '../store';

/** Returns the account as it is after a change. */
export async function accountPayload({ db }: { db: Db }, id: string): Promise<{ user: CustomerDocument }> {
  const user = await findCustomer(db, id);
  if (!user) throw unauthenticated();
  return { user };
}
