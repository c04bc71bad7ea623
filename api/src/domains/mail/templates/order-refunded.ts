import { formatMoney } from '@saltbush/contract';
import type { MailContent } from './content';
import { SUPPLIER } from './Footer';

/** A refund of an order. Money in cents. */
export interface OrderRefund {
  firstName: string;
  reference: string;
  url: string;
  /** What was refunded, each with what was paid for it. */
  lines: readonly { name: string; quantity: number; total: number }[];
  /** The delivery fee in it; 0 if none. */
  delivery: number;
  total: number;
  /** Why, in words for the customer; null where it was the customer who cancelled. */
  reason: string | null;
  /** The card it goes back to, such as "Visa ending in 4242"; null if nothing was charged. */
  card: string | null;
}

const WHEN = 'Banks usually show it within 3 to 5 business days.';

function rowsOf({ lines, delivery, total }: OrderRefund): MailContent['rows'] {
  return [
    ...lines.map(({ name, quantity, total: paid }) => ({
      label: `${quantity} × ${name}`,
      value: formatMoney(paid),
    })),
    ...(delivery > 0 ? [{ label: 'Delivery', value: formatMoney(delivery) }] : []),
    { label: 'Refund', value: formatMoney(total), isTotal: true },
  ];
}

const whyOf = ({ reason }: OrderRefund): string[] => (reason ? [`Reason: ${reason}.`] : []);

const moneyOf = ({ total, card }: OrderRefund): string[] =>
  total > 0 && card ? [`We are refunding ${formatMoney(total)} to your ${card}. ${WHEN}`] : [];

/** An order was cancelled, with what goes back to the card. */
export function orderCancelled(refund: OrderRefund): MailContent {
  const { firstName, reference, url, total } = refund;
  return {
    subject: `Your order ${reference} was cancelled`,
    heading: 'Your order was cancelled',
    paragraphs: [
      `Hello ${firstName},`,
      `Your order ${reference} was cancelled and will not be sent.`,
      ...whyOf(refund),
      ...moneyOf(refund),
    ],
    rows: total > 0 ? rowsOf(refund) : [],
    action: { label: 'View your order', url },
    note: SUPPLIER,
  };
}

/** Lines of an order were refunded. */
export function orderRefunded(refund: OrderRefund): MailContent {
  const { firstName, reference, url } = refund;
  return {
    subject: `A refund for your order ${reference}`,
    heading: 'We have refunded you',
    paragraphs: [`Hello ${firstName},`, ...whyOf(refund), ...moneyOf(refund)],
    rows: rowsOf(refund),
    action: { label: 'View your order', url },
    note: SUPPLIER,
  };
}

/** A returned parcel has arrived, with what goes back to the card. */
export function returnReceived(refund: OrderRefund): MailContent {
  const { firstName, reference, url } = refund;
  return {
    subject: `We have received your return for order ${reference}`,
    heading: 'We have received your return',
    paragraphs: [`Hello ${firstName},`, 'Your parcel has arrived at our pharmacy.', ...moneyOf(refund)],
    rows: rowsOf(refund),
    action: { label: 'View your order', url },
    note: SUPPLIER,
  };
}
