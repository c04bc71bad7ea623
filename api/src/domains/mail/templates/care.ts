import type { MailContent } from './content';

/** A check-in that may be grave waits for a practitioner. It names neither the member nor what they have (rule health-26). */
export function careUrgent({ firstName, url }: { firstName: string; url: string }): MailContent {
  return {
    subject: 'A member’s check-in waits for a practitioner now',
    heading: 'A check-in has to be answered now',
    paragraphs: [
      `Hello ${firstName},`,
      'A member of the program has told us of something that may be grave, or is hard to live with. It stands before all other messages at the counter until a practitioner answers it.',
      'Every practitioner of the shop gets this mail. Please look whether it still waits.',
    ],
    action: { label: 'Open the messages', url },
  };
}
