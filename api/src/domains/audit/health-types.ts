/** Types that contain health data or patient identifiers. */
const HEALTH_TYPES: ReadonlySet<string> = new Set([
  'FoodDiaryDay',
  'FoodDiaryEntry',
  'FoodDiaryFood',
  'FoodDiaryOwnFood',
  'FoodDiaryPicks',
  'FoodDiaryRecentFood',
  'FoodDiaryTarget',
  'FoodDiaryTotal',
  'HealthDraft',
  'JourneyCheckIn',
  'JourneyFoodTarget',
  'JourneyMeasurement',
  'JourneyMessage',
  'Patient',
  'ScriptOnFile',
  'TelehealthBooking',
  'TelehealthCertificate',
  'TelehealthScript',
  'StaffAppointment',
  'StaffAppointmentPatient',
  'StaffEarlierAppointment',
  'StaffCertificate',
  'StaffConsultScript',
  'StaffClinicalEntry',
  'StaffHealthRecord',
  'StaffListedProgram',
  'StaffProgram',
  'StaffProgramCharge',
  'StaffProgramDecision',
  'StaffPrescribedItem',
  'StaffQuestionnaire',
  'StaffRecordContradiction',
  'StaffRequestedMedicine',
  'StaffScript',
  'StaffScriptIssued',
  'StaffTelehealthRequest',
]);
/** Fields of those types that only identify a person. */
const NAMES: ReadonlySet<string> = new Set(['uuid', 'first_name', 'last_name', '__typename']);

/** What else of a type staff see while they act as a customer: whom to call and where to deliver, and appointments. */
const SHOWN_TO_ACTING: Readonly<Record<string, ReadonlySet<string> | 'all'>> = {
  Patient: new Set([
    'dob',
    'gender',
    'phone',
    'address',
    'suburb',
    'state',
    'postcode',
    'has_address',
    'has_medicare',
    'checked_at',
  ]),
  // Who orders for a customer has to know how a script can be given.
  ScriptOnFile: 'all',
  TelehealthBooking: 'all',
};

/** Whether a field of a type is health data or a patient's identifier. */
export const isHealth = (type: string, field: string): boolean => HEALTH_TYPES.has(type) && !NAMES.has(field);

/**
 * Whether staff may not read a field of a type while they act as a customer: whoever needs health data has a desk that
 * shows it to their role (rule roles-13). New fields are sealed until they are listed.
 */
export function isSealedFromActing(type: string, field: string): boolean {
  if (!isHealth(type, field)) return false;
  const shown = SHOWN_TO_ACTING[type];
  return shown !== 'all' && !shown?.has(field);
}
