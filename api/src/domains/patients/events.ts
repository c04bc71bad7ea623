import { defineEvent } from '../../lib/events';
import type { PatientHealth } from './sealed-fields';

/** A patient of an account was deleted. */
export interface PatientDeletedEvent {
  userId: string;
  patientId: string;
}

/** What a patient's record says about their health was changed. Never logged. */
export interface HealthChangedEvent {
  userId: string;
  patientId: string;
  before: PatientHealth;
  after: PatientHealth;
  /** The member of staff who changed it as the customer; null for the customer. */
  staffId: string | null;
}

/** Announced in the transaction that changes the record. */
export const healthChanged = defineEvent<HealthChangedEvent>('HealthChanged');

/** Announced in the deleting transaction. A receiver that meets a concurrent write throws `WriteConflict`. */
export const patientDeleted = defineEvent<PatientDeletedEvent>('PatientDeleted');
