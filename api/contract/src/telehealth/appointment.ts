/** Minimum time between now and an appointment (section 5.l). */
export const APPOINTMENT_LEAD_MINUTES = 30;
/** How long a time is held for its payment (rule health-09). */
export const HOLD_MINUTES = 10;
const MINUTE_MS = 60_000;

const UNAVAILABLE = 'The selected slot is unavailable. Please choose another time slot';

/** Why a slot cannot be booked, and the message asking the patient to pick another (sections 5 and 8). */
export const SLOT_WORDINGS = {
  too_soon: 'The appointment time must be at least 30 minutes from now.',
  unavailable: UNAVAILABLE,
  /** It was lost while the patient paid for it. */
  lost: `${UNAVAILABLE}. You have not been charged.`,
  booked:
    'Sorry, the selected slot has been booked or no slots available. Please select a new time slot. Thanks',
  no_physician: 'Physician not available at this schedule.',
};

export type SlotRefusal = keyof typeof SLOT_WORDINGS;

/** Returns true if an appointment starts too soon to be booked, or its time is invalid (section 5.l). */
export const isTooSoon = (beginsAt: Date, now: Date): boolean =>
  !(beginsAt.getTime() - now.getTime() >= APPOINTMENT_LEAD_MINUTES * MINUTE_MS);
