import { paymentNoun } from '@saltbush/contract';

const PAYMENT = paymentNoun('later');

/** The four steps of AutoDelivery; notice period, lock-in and charge date follow rule selling-14. */
export const STEPS = [
  {
    title: 'Choose your products and frequency',
    text: 'Pick AutoDelivery on a product, then a frequency from every 2 to every 12 weeks. Or add the product to an AutoDelivery you already have.',
  },
  {
    title: 'Order once',
    text: `Your first delivery is an ordinary order. We use its ${PAYMENT} and address for the next ones, and you can change both at any time.`,
  },
  {
    title: 'Get a reminder a week before',
    text: 'Seven days before each delivery we remind you what is coming. You can change items, skip or pause until three days before; then the delivery is locked in.',
  },
  {
    title: 'Open the door',
    text: `We charge your ${PAYMENT} two days before the delivery and send it on its way. There is no contract: end an AutoDelivery at any time.`,
  },
] as const;
