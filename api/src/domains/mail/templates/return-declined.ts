import type { MailContent } from './content';

/** A return that the pharmacy has declined. */
export interface DeclinedReturn {
  firstName: string;
  reference: string;
  url: string;
  /** What was sent back, such as "2 × Zinc". */
  lines: readonly string[];
  /** Why, in words for the customer. */
  reason: string | null;
}

/** A return was declined, with the reason and whom to talk to. */
export function returnDeclined({ firstName, reference, url, lines, reason }: DeclinedReturn): MailContent {
  return {
    subject: `We could not accept your return for order ${reference}`,
    heading: 'We could not accept your return',
    paragraphs: [
      `Hello ${firstName},`,
      `We have looked at your return of ${lines.join(', ')} and cannot refund it.`,
      ...(reason ? [`Reason: ${reason}.`] : []),
      'If you see it differently, or the items were faulty, please call us or reply to this email. Your rights under the Australian Consumer Law are not affected.',
    ],
    action: { label: 'View your order', url },
  };
}
