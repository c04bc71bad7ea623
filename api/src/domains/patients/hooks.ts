import type { ErrorDetails } from '@saltbush/contract';
import { defineHook } from '../../lib/hooks';
import type { PatientDocument } from './documents';

/** A use that requires the patient. */
export interface PatientUsage {
  /** Shown to a shopper who tries to delete the patient. */
  reason: ErrorDetails<'PATIENT_IN_USE'>[0]['reason'];
  /** Whether the patient must stay 18 or older. */
  isForAdults?: boolean;
}

/** Usage check: returns what currently requires a patient. Any reported use prevents deletion. */
export const patientUsage = defineHook<
  { patient: Pick<PatientDocument, '_id' | 'user_id'>; now: Date },
  PatientUsage
>('patient usage');
