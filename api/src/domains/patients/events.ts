import { defineEvent } from '../../lib/events';

/** A patient of an account was deleted. */
export interface PatientDeletedEvent {
  userId: string;
  patientId: string;
}

/** Announced in the deleting transaction. A receiver that meets a concurrent write throws `WriteConflict`. */
export const patientDeleted = defineEvent<PatientDeletedEvent>('PatientDeleted');
