import { STAFF_ROLES, type StaffRole } from '@saltbush/contract';

/** What each role may do, as a manager chooses it. */
const LABELS: Readonly<Record<StaffRole, string>> = {
  support: 'Support: customers, their orders and refunds up to $200',
  pharmacist: 'Pharmacist: reviews, scripts, dispatch and refunds',
  practitioner: 'Practitioner: appointments, records and programs',
  content: 'Content: search report, texts and pictures',
  manager: 'Manager: everything but health answers',
};

export const ROLE_OPTIONS = STAFF_ROLES.map((role) => ({ value: role, label: LABELS[role] }));

/** Reads the choice of a form. */
export const readChosenRole = (value: FormDataEntryValue | null): StaffRole =>
  STAFF_ROLES.find((role) => role === value) ?? 'support';
