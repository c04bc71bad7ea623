import { findCustomer } from '../accounts';
import type { StaffContext } from './context';

/** Returns the name of a member of staff; empty once the account is gone. */
export async function nameOfStaff({ db }: Pick<StaffContext, 'db'>, id: string): Promise<string> {
  const person = await findCustomer(db, id);
  return person ? `${person.first_name} ${person.last_name}` : '';
}
