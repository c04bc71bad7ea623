import { FILED_END_REASONS, type FiledEndReason } from '@saltbush/contract';
import { links } from '@saltbush/contract/links';
import type { ClientSession } from 'mongodb';
import type { BaseServices } from '../../../lib/context';
import { findCustomer } from '../../accounts';
import type { Mail } from '../../mail';
import type { PatientPlace } from './store';

interface TakenOff {
  place: PatientPlace;
  code: string;
  reason: FiledEndReason;
}

/**
 * Builds the mail about a script that was taken off file, to the account's own address. It names neither the medicine nor
 * the patient.
 * @returns null once the account is gone
 */
export async function takenOffMail(
  { db, config }: Pick<BaseServices, 'db' | 'config'>,
  { place: { userId, patientUuid }, code, reason }: TakenOff,
  session: ClientSession,
): Promise<Mail | null> {
  const customer = await findCustomer(db, userId, session);
  if (!customer) return null;
  return {
    id: `script_taken_off:${patientUuid}:${code}`,
    to: customer.email,
    template: 'script_taken_off',
    data: {
      firstName: customer.first_name,
      reason: FILED_END_REASONS[reason],
      url: config.publicOrigin + links.account.patients(),
    },
  };
}
