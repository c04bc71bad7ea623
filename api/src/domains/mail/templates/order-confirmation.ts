import { displayShippingPrice, formatMoney, SHOP } from '@saltbush/contract';
import { type CollectFrom, collectBlocks } from './collect-from';
import type { MailContent } from './content';
import { SUPPLIER } from './Footer';

/** Money in cents. */
export interface OrderConfirmation {
  firstName: string;
  reference: string;
  url: string;
  /** Each with what it costs before discounts. */
  lines: readonly { name: string; quantity: number; total: number }[];
  /** Null when nothing is delivered. */
  delivery: { name: string; price: number; arrives: string | null } | null;
  /** Who receives it where, line by line; empty when nothing is sent. */
  deliverTo?: readonly string[];
  /** The pharmacy where it is collected; null when it is delivered. */
  collectFrom?: CollectFrom | null;
  /** What is taken off the lines, such as "Promotions"; cents. */
  discounts?: readonly { name: string; amount: number }[];
  orderTotal: number;
  gstTotal: number;
  needsPharmacist: boolean;
}

const REVIEW = 'A pharmacist reviews your order before it is packed, and may call you.';

/** How an order comes, and when: what is collected says where instead. */
function comes({ delivery, collectFrom }: OrderConfirmation): string[] {
  if (!delivery || collectFrom) return [];
  const { name, arrives } = delivery;
  return [arrives ? `${name}, arrives ${arrives}.` : `${name}.`];
}

/** What was ordered and what it cost, with GST. No promotion: the order may contain medicines (rule selling-11). */
export function orderConfirmation(order: OrderConfirmation): MailContent {
  const { firstName, reference, url, lines, delivery, orderTotal, gstTotal, needsPharmacist } = order;
  const { deliverTo = [], discounts = [] } = order;
  const isService = delivery === null && deliverTo.length === 0 && !order.collectFrom;
  return {
    ...(isService
      ? { subject: `Your ${SHOP.name} payment ${reference}`, heading: 'Thank you for your payment' }
      : { subject: `Your ${SHOP.name} order ${reference}`, heading: 'Thank you for your order' }),
    paragraphs: [
      `Hello ${firstName},`,
      isService
        ? `We have received your payment ${reference}. It is for a service: nothing is sent to you.`
        : `We have received your order ${reference}.`,
      ...comes(order),
      ...(needsPharmacist ? [REVIEW] : []),
    ],
    rows: [
      ...lines.map(({ name, quantity, total }) => ({
        label: `${quantity} × ${name}`,
        value: formatMoney(total),
      })),
      ...discounts.map(({ name, amount }) => ({ label: name, value: `−${formatMoney(amount)}` })),
      ...(delivery ? [{ label: delivery.name, value: displayShippingPrice(delivery.price) }] : []),
      { label: 'Total', value: formatMoney(orderTotal), isTotal: true },
      { label: 'GST included', value: formatMoney(gstTotal) },
    ],
    blocks: [
      ...(deliverTo.length > 0 ? [{ title: 'Delivering to', lines: deliverTo }] : []),
      ...collectBlocks(order.collectFrom),
    ],
    action: { label: isService ? 'View your payment' : 'View your order', url },
    note: SUPPLIER,
  };
}
