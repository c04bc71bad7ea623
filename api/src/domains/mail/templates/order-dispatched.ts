import { type CollectFrom, collectBlocks } from './collect-from';
import type { MailContent } from './content';

interface OrderDispatched {
  firstName: string;
  reference: string;
  url: string;
  tracking: { carrier: string; number: string } | null;
  /** Such as "Fri 28 Nov to Wed 3 Dec"; null where no day was promised. */
  arrives?: string | null;
  /** Who receives it where, line by line; empty when it is collected. */
  deliverTo?: readonly string[];
  /** The pharmacy to collect it from; null when it is delivered. */
  collectAt: string | null;
  collectFrom?: CollectFrom | null;
}

/** An order was dispatched or is ready to collect. Does not name its items: they may be medicines. */
export function orderDispatched(order: OrderDispatched): MailContent {
  const { firstName, reference, url, tracking, collectAt, arrives, deliverTo = [] } = order;
  const what = collectAt
    ? `Your order ${reference} is ready at ${collectAt}. Please bring photo identification.`
    : `Your order ${reference} has left our pharmacy.`;
  return {
    subject: `Your order ${reference} is ${collectAt ? 'ready to collect' : 'on its way'}`,
    heading: `Your order is ${collectAt ? 'ready to collect' : 'on its way'}`,
    paragraphs: [`Hello ${firstName},`, what],
    rows: [
      ...(arrives ? [{ label: 'Expected', value: arrives }] : []),
      ...(tracking
        ? [
            { label: 'Carrier', value: tracking.carrier },
            { label: 'Tracking number', value: tracking.number },
          ]
        : []),
    ],
    blocks: [
      ...(deliverTo.length > 0 ? [{ title: 'Delivering to', lines: deliverTo }] : []),
      ...collectBlocks(order.collectFrom),
    ],
    action: { label: 'View your order', url },
  };
}
