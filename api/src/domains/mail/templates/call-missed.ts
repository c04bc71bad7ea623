import { PHARMACY } from '@saltbush/contract';
import type { MailContent } from './content';

/** A promised call that nobody answered. */
export interface MissedCall {
  firstName: string;
  reference: string;
  url: string;
}

/** Somebody tried to call before an order is packed. It names no product and no answer. */
export function callMissed({ firstName, reference, url }: MissedCall): MailContent {
  return {
    subject: `We tried to call you about your order ${reference}`,
    heading: 'We tried to call you',
    paragraphs: [
      `Hello ${firstName},`,
      `Before we pack your order ${reference}, a practitioner would like to talk with you about whether it suits you. We could not reach you today and will try again.`,
      `You can also call us on ${PHARMACY.phone.display}, or reply to this email with a time that suits you. Until then the order waits, and you can cancel it: what you paid goes back to your card.`,
    ],
    action: { label: 'View your order', url },
  };
}
