import type { ErrorDetails } from '@saltbush/contract';
import { defineHook } from '../../lib/hooks';
import type { PatientDocument } from './documents';

/** Something that a patient is needed for. */
export interface PatientUsage {
  /** Told to the shopper who wants to delete the patient. */
  reason: ErrorDetails<'PATIENT_IN_USE'>[0]['reason'];
  /** True where the patient must stay 18 or older. */
  isForAdults?: boolean;
}

/** Usage check: what needs a patient at a moment? Whatever it reports keeps the patient from being deleted. */
export const patientUsage = defineHook<
  { patient: Pick<PatientDocument, '_id' | 'user_id'>; now: Date },
  PatientUsage
>('patient usage');
