import { formatMoney, SHOP } from '@saltbush/contract';
import type { MailContent } from './content';

/** Money in cents. */
export interface OrderConfirmation {
  firstName: string;
  reference: string;
  url: string;
  /** Each with what is paid for it, discounts taken off. */
  lines: readonly { name: string; quantity: number; total: number }[];
  /** Null when nothing is sent. */
  delivery: { name: string; price: number } | null;
  orderTotal: number;
  gstTotal: number;
  needsPharmacist: boolean;
}

const REVIEW = 'A pharmacist looks at your order before it is packed, and may call you.';

/** What was ordered and what it cost, with GST. No promotion: there may be medicines in it (rule selling-11). */
export function orderConfirmation(order: OrderConfirmation): MailContent {
  const { firstName, reference, url, lines, delivery, orderTotal, gstTotal, needsPharmacist } = order;
  return {
    subject: `Your ${SHOP.name} order ${reference}`,
    heading: 'Thank you for your order',
    paragraphs: [
      `Hello ${firstName},`,
      `We have received your order ${reference}.`,
      ...(needsPharmacist ? [REVIEW] : []),
    ],
    rows: [
      ...lines.map(({ name, quantity, total }) => ({
        label: `${quantity} × ${name}`,
        value: formatMoney(total),
      })),
      ...(delivery ? [{ label: delivery.name, value: formatMoney(delivery.price) }] : []),
      { label: 'Total', value: formatMoney(orderTotal), isTotal: true },
      { label: 'GST included', value: formatMoney(gstTotal) },
    ],
    action: { label: 'View your order', url },
  };
}
