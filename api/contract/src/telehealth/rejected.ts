import type { BookingTypeEntry } from './booking-type-entry';
import { BOOKINGS, type BookingType } from './booking-types';

/** Title of the drawer shown if the answers do not pass (section 2.21). */
export const REJECTED_TITLE = 'Answers Submitted';
/** Message always shown in that drawer (section 2.21). */
export const URGENT_HELP = 'Need urgent help? Call 000';

/** Title of the drawer after a red flag (rule health-17). */
export const RED_FLAG_TITLE = 'Call 000 now';
/** What somebody with a red flag is told at once. */
export const RED_FLAG_MESSAGE =
  'What you describe can be an emergency. Please do not wait for a telehealth appointment: call 000 for an ambulance, or go to the nearest emergency department.';

/** Returns the content of the rejected drawer (section 2.21). */
export function rejectedMessage(type: BookingType): string {
  const { rejection, request }: BookingTypeEntry = BOOKINGS[type];
  return rejection ?? `Based on your answers, we could not process your ${request} request.`;
}
