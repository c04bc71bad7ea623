import type { StepId } from '../../shared/booking/links';

/** What each screen asks; questions have words of their own. */
export function headingOf(step: StepId, group: string): string {
  switch (step) {
    case 'service':
      return group === 'Med' ? 'Which certificate do you need?' : 'Which consult suits you?';
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
