import { formatMoney, paymentNoun } from '@saltbush/contract';
import type { MailContent } from '../content';
import type { Notice } from './notices';
import { manage } from './plan';

interface Declined extends Notice {
  /** What the bank answered, as a sentence. */
  message: string;
  /** In cents. */
  amount: number;
  /** Such as "Visa ending in 4242". */
  paidWith: string;
}

const declinedRows = ({ amount, paidWith }: Declined): MailContent['rows'] => [
  { label: 'Amount', value: formatMoney(amount) },
  { label: 'Declined by', value: paidWith },
];

/** The payment was declined and will be retried. */
export function autodeliveryPaymentFailed(notice: Declined & { retryOn: string }): MailContent {
  const { firstName, name, url, message, paidWith, retryOn } = notice;
  return {
    subject: 'We could not charge your AutoDelivery',
    heading: 'Your payment did not go through',
    paragraphs: [
      `Hello ${firstName},`,
      `We could not charge “${name}”. ${message} Nothing was paid.`,
      `We will try ${paidWith} again on ${retryOn}. To be sure of your delivery, please check it or choose another ${paymentNoun('later')} before then.`,
    ],
    rows: [...(declinedRows(notice) ?? []), { label: 'Next try', value: retryOn }],
    action: manage(url),
  };
}

/** The last try was declined too: the AutoDelivery is paused until its owner resumes it. */
export function autodeliveryGivenUp(notice: Declined): MailContent {
  const { firstName, name, url, message } = notice;
  return {
    subject: 'Your AutoDelivery is paused',
    heading: 'Your AutoDelivery is paused',
    paragraphs: [
      `Hello ${firstName},`,
      `The payment for “${name}” was declined again, so we have paused it. ${message} Nothing was paid, and nothing will be sent.`,
      `To continue, please choose another ${paymentNoun('later')} and resume it.`,
    ],
    rows: declinedRows(notice),
    action: manage(url),
  };
}
