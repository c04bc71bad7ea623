import { BOOKINGS, type BookingType, SERVICE_SECTIONS } from '@saltbush/contract';
import type { StepId } from '../../shared/booking/links';

/** The heading of each screen; questions have their own wording. */
export function headingOf(step: StepId, type: BookingType): string {
  switch (step) {
    case 'service':
      return SERVICE_SECTIONS[BOOKINGS[type].section].choice;
    case 'medicine':
      return 'Which medicine do you need?';
    case 'patient':
      return 'Who is the consultation for?';
    case 'contact':
      return 'How do we reach you?';
    case 'time':
      return 'When suits you?';
    case 'review':
      return 'Check your booking';
    case 'payment':
      return 'Pay and book';
    case 'booked':
      return 'You’re booked';
    default:
      return 'A few questions first';
  }
}
