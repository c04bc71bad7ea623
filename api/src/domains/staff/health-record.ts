import { supportReasonError } from '@saltbush/contract';
import { requirePermission } from '../../lib/context';
import { invalidInput, notFound } from '../../lib/errors';
import { listPatients, MAX_PATIENTS, type PatientDocument } from '../patients';
import { listBookings } from '../telehealth';
import type { StaffContext } from './context';
import { type Questionnaire, questionnairesOf, telehealthQuestionnaires } from './questionnaires';
import { findShopper } from './store';
import { openBooking, requestOf, type TelehealthRequest } from './telehealth-requests';

/** Number of orders and requests searched, latest first. */
const LATEST = { skip: 0, limit: 50 };

export interface HealthRecord {
  patients: PatientDocument[];
  questionnaires: Questionnaire[];
  telehealth_requests: TelehealthRequest[];
}

/**
 * Returns a customer's health data to staff who give a reason (section 6; rule accounts-10). The operation handler
 * writes the read to the audit log before it happens.
 */
export async function staffHealthRecord(
  _root: unknown,
  { customer_id, reason }: { customer_id: string; reason: string },
  ctx: StaffContext,
): Promise<HealthRecord> {
  requirePermission(ctx, 'health:read');
  const error = supportReasonError(reason);
  if (error) throw invalidInput({ reason: error });
  const customer = await findShopper(ctx.db, customer_id);
  if (!customer) throw notFound('Customer');
  const [patients, bookings, questionnaires] = await Promise.all([
    listPatients(ctx.db, customer._id, { skip: 0, limit: MAX_PATIENTS }),
    listBookings(ctx.db, customer._id, LATEST),
    questionnairesOf(ctx, customer._id, LATEST),
  ]);
  const opened = bookings.data.map((booking) => openBooking(ctx, booking));
  return {
    patients: patients.data,
    questionnaires: [...questionnaires, ...telehealthQuestionnaires(opened)],
    telehealth_requests: opened.map(requestOf),
  };
}
