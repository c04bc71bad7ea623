import type { ClientSession } from 'mongodb';
import type { BaseServices } from '../../../lib/context';
import { createAuditLog } from '../../audit';

export type MemberServices = Pick<BaseServices, 'db' | 'client' | 'clock' | 'cipher' | 'config'> & {
  workUntil?: number;
};

/** Who changes a role, as the audit log names them. */
export interface Appointer {
  staff_id: string;
  staff_name: string;
  /** How: an operation, or the command. */
  operation: string;
  request_id: string;
}

/** What is changed, and whose it is; null before there is an account. */
interface Change {
  customer_id: string | null;
  touched: { name: string; id: string }[];
  by: Appointer;
}

/** Writes to the audit log what becomes of whom, in the transaction of the change. */
export async function recordMember(
  services: MemberServices,
  { customer_id, touched, by }: Change,
  session: ClientSession,
): Promise<void> {
  const line = { customer_id, touched, impersonation_id: null, reason: null, reads_health: false };
  await createAuditLog(services).record([{ ...line, ...by, outcome: 'allowed' }], session);
}
