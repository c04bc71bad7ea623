import type { ErrorDetails } from '@saltbush/contract';
import { defineHook } from '../../lib/hooks';
import type { PatientDocument } from './documents';
import type { PatientPlace } from './on-file/store';

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

/** A program that goes on and prescribes a medicine to a patient. */
export const medicineProgram = defineHook<
  { patient: Pick<PatientDocument, '_id' | 'user_id'>; productId: number },
  { subscription: string }
>('program that prescribes a medicine');

/** What uses a repeat of a script on file just now; it is neither corrected nor taken off file meanwhile. */
export const filedUse = defineHook<
  { place: PatientPlace; code: string; product_id: number },
  /** The order that waits for its check; null for an AutoDelivery that is being charged. */
  { reference: string | null }
>('use of a script on file');
