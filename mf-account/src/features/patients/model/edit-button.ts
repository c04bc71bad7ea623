import type { Patient } from '../api/patients';

/** Returns the id of a patient's Edit button in the list. */
export const editButtonId = ({ uuid }: Pick<Patient, 'uuid'>): string => `edit-patient-${uuid}`;
