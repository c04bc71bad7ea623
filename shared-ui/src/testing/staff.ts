import type { Role } from '@saltbush/contract';
import { useSession } from '../platform';

/** Signs a member of staff in, for tests and stories of the counter. */
export function startWork(role: Exclude<Role, 'customer'>): void {
  const user = { id: 'staff-1', email: 'mei@saltbush.example', first_name: 'Mei', last_name: 'Tran', role };
  useSession.setState({ status: 'signed-in', user });
}
