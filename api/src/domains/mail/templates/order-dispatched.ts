import type { MailContent } from './content';

interface OrderDispatched {
  firstName: string;
  reference: string;
  url: string;
  tracking: { carrier: string; number: string } | null;
}

/** An order has left the pharmacy. What is in it is not named: it may be a medicine. */
export function orderDispatched({ firstName, reference, url, tracking }: OrderDispatched): MailContent {
  return {
    subject: `Your order ${reference} is on its way`,
    heading: 'Your order is on its way',
    paragraphs: [`Hello ${firstName},`, `Your order ${reference} has left our pharmacy.`],
    rows: tracking
      ? [
          { label: 'Carrier', value: tracking.carrier },
          { label: 'Tracking number', value: tracking.number },
        ]
      : [],
    action: { label: 'View your order', url },
  };
}
