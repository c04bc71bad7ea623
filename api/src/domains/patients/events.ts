import { defineEvent } from '../../lib/events';

/** A patient of an account was deleted. */
export interface PatientDeletedEvent {
  userId: string;
  patientId: string;
}

/** Announced in the transaction that deletes. A receiver that met another write throws `WriteConflict`. */
export const patientDeleted = defineEvent<PatientDeletedEvent>('PatientDeleted');
