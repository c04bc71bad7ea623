import type { BookingTypeEntry } from './booking-type-entry';
import { BOOKINGS, type BookingType } from './booking-types';

/** Title of the drawer after answers that do not pass (section 2.21). */
export const REJECTED_TITLE = 'Answers Submitted';
/** Said in that drawer always (section 2.21). */
export const URGENT_HELP = 'Need urgent help? Call 000';

/** What the rejected drawer says (section 2.21). */
export function rejectedMessage(type: BookingType): string {
  const { rejection, request }: BookingTypeEntry = BOOKINGS[type];
  return rejection ?? `Based on your answers, we could not process your ${request} request.`;
}
