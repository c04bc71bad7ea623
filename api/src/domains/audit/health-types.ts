/** Types that contain health data or patient identifiers. */
export const HEALTH_TYPES: ReadonlySet<string> = new Set([
  'FoodDiaryDay',
  'FoodDiaryEntry',
  'FoodDiaryTarget',
  'FoodDiaryTotal',
  'HealthDraft',
  'JourneyCheckIn',
  'JourneyMeasurement',
  'JourneyMessage',
  'Patient',
  'TelehealthBooking',
  'StaffAppointment',
  'StaffAppointmentPatient',
  'StaffEarlierAppointment',
  'StaffClinicalEntry',
  'StaffHealthRecord',
  'StaffListedProgram',
  'StaffProgram',
  'StaffProgramDecision',
  'StaffPrescribedItem',
  'StaffQuestionnaire',
  'StaffRecordContradiction',
  'StaffScript',
  'StaffTelehealthRequest',
]);
/** Fields of those types that only identify a person. */
export const NAMES = new Set(['uuid', 'first_name', 'last_name', '__typename']);
