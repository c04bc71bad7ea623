import type { BookingTypeEntry } from './booking-type-entry';
import { BOOKINGS, type BookingType } from './booking-types';

/** Title of the drawer shown if the answers do not pass (section 2.21). */
export const REJECTED_TITLE = 'Answers Submitted';
/** Message always shown in that drawer (section 2.21). */
export const URGENT_HELP = 'Need urgent help? Call 000';

/** Title of the drawer after a red flag (rule health-17). */
export const RED_FLAG_TITLE = 'Call 000 now';
/** Returns the content of the rejected drawer (section 2.21). */
export function rejectedMessage(type: BookingType): string {
  const { rejection, request }: BookingTypeEntry = BOOKINGS[type];
  return rejection ?? `Based on your answers, we could not process your ${request} request.`;
}
