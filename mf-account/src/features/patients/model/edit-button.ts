import type { Patient } from '../api/patients';

/** Id of the button that opens the form of a patient in the list. */
export const editButtonId = ({ uuid }: Pick<Patient, 'uuid'>): string => `edit-patient-${uuid}`;
