import type { MailContent } from './content';

/** A script that a pharmacist has refused. */
export interface RefusedScript {
  firstName: string;
  reference: string;
  url: string;
  /** Why, in words for the customer. */
  reason: string | null;
}

/** An item waits for another script. The subject names no script: others see it on a locked screen. */
export function scriptRefused({ firstName, reference, url, reason }: RefusedScript): MailContent {
  return {
    subject: `Your order ${reference} needs your attention`,
    heading: 'We need another script from you',
    paragraphs: [
      `Hello ${firstName},`,
      `Our pharmacist could not accept the script for an item of your order ${reference}.`,
      ...(reason ? [`Reason: ${reason}.`] : []),
      'Please post us another script, or call us: our pharmacist will help. If you no longer want the item, you can cancel the order until it is packed. What we cannot supply is refunded to the card that paid.',
    ],
    action: { label: 'View your order', url },
  };
}
