/**
 * The people that an account holder orders medicines for.
 * The public interface for other domains, the server, jobs and the sample data.
 */

export type { PatientsContext } from './context';
export type { PatientDocument } from './documents';
export { type HealthChangedEvent, healthChanged, patientDeleted } from './events';
export { filedUse, medicineProgram, patientUsage } from './hooks';
export { MAX_PATIENTS } from './mutations/patients-create';
export { correctOnFile, takeOffFile } from './on-file/change-filed';
export { dispensableScripts, filedPacks, nextSupplyOf, pharmacyDay } from './on-file/dispensable';
export type { FiledEndDocument, FiledScriptDocument } from './on-file/documents';
export { openDirections, openEndNote, sealEndNote, sealIssued } from './on-file/issued';
export {
  endFiled,
  filedScripts,
  forgetSupply,
  giveRepeatBack,
  type PatientPlace,
  putOnFile,
  takeRepeat,
} from './on-file/store';
export { takenOffMail } from './on-file/taken-off-mail';
export { isUsedUp, withdrawFiled } from './on-file/withdraw-filed';
export { personKey } from './person-key';
export { readHealth } from './sealed-fields';
export {
  claimPatient,
  findOwnPatient,
  findOwnPatients,
  holdPatient,
  listPatientNames,
  listPatients,
  type OrderingPatient,
  type PatientNameDocument,
} from './store';
