import type { MailContent } from './content';

interface OrderDispatched {
  firstName: string;
  reference: string;
  url: string;
  tracking: { carrier: string; number: string } | null;
  /** The pharmacy that hands it over; null when it is sent. */
  collectAt: string | null;
}

/** An order has left the pharmacy, or waits there. What is in it is not named: it may be a medicine. */
export function orderDispatched(order: OrderDispatched): MailContent {
  const { firstName, reference, url, tracking, collectAt } = order;
  const what = collectAt
    ? `Your order ${reference} is ready at ${collectAt}. Please bring photo identification.`
    : `Your order ${reference} has left our pharmacy.`;
  return {
    subject: `Your order ${reference} is ${collectAt ? 'ready to collect' : 'on its way'}`,
    heading: `Your order is ${collectAt ? 'ready to collect' : 'on its way'}`,
    paragraphs: [`Hello ${firstName},`, what],
    rows: tracking
      ? [
          { label: 'Carrier', value: tracking.carrier },
          { label: 'Tracking number', value: tracking.number },
        ]
      : [],
    action: { label: 'View your order', url },
  };
}
