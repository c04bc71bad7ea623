/** Time between now and an appointment at least (section 5, Booking). */
export const APPOINTMENT_LEAD_MINUTES = 30;
const MINUTE_MS = 60_000;

/** Said when the appointment is too soon (section 5, Booking). */
export const APPOINTMENT_TOO_SOON = 'The appointment time must be at least 30 minutes from now.';
/** Said when the slot cannot be had (section 8). */
export const SLOT_UNAVAILABLE = 'The selected slot is unavailable. Please choose another time slot';
/** Said when somebody else has the slot (section 8). */
export const SLOT_BOOKED =
  'Sorry, the selected slot has been booked or no slots available. Please select a new time slot. Thanks';
/** Said when nobody practises then (section 8). */
export const PHYSICIAN_UNAVAILABLE = 'Physician not available at this schedule.';

const SLOT_ERRORS = [APPOINTMENT_TOO_SOON, SLOT_UNAVAILABLE, SLOT_BOOKED, PHYSICIAN_UNAVAILABLE];

/** Why an appointment cannot begin then (section 5, Booking), or null. */
export function appointmentError(beginsAt: Date, now: Date): string | null {
  const lead = beginsAt.getTime() - now.getTime();
  return lead >= APPOINTMENT_LEAD_MINUTES * MINUTE_MS ? null : APPOINTMENT_TOO_SOON;
}

/** True for the errors after which another slot must be picked, compared without case (section 8). */
export function needsAnotherSlot(message: string): boolean {
  const said = message.trim().toLowerCase();
  return SLOT_ERRORS.some((error) => error.toLowerCase() === said);
}
