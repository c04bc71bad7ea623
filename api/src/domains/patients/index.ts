/**
 * The people that an account holder orders medicines for.
 * The public interface for other domains, the server, jobs and the sample data.
 */

export type { PatientsContext } from './context';
export type { PatientDocument } from './documents';
export { type HealthChangedEvent, healthChanged, patientDeleted } from './events';
export { patientUsage } from './hooks';
export { MAX_PATIENTS } from './mutations/patients-create';
export { personKey } from './person-key';
export { readHealth } from './sealed-fields';
export {
  claimPatient,
  findOwnPatient,
  findOwnPatients,
  holdPatient,
  listPatientNames,
  listPatients,
  type PatientNameDocument,
} from './store';
