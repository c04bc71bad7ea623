import { arrivalDays, paymentNoun } from '@saltbush/contract';

const PAYMENT = paymentNoun('later');

/** The four steps of AutoDelivery; notice, lock-in and charge follow rule selling-14, counted from the charge. */
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
    title: 'Get a reminder five days before',
    text: 'Five days before each order we tell you when it is charged, and how much at the prices of that day. You can change items, skip or pause until the day before the charge; then the order is locked in.',
  },
  {
    title: 'Open the door',
    text: `We place the order, charge your ${PAYMENT} and send it: it arrives in ${arrivalDays('standard')}, cold items in ${arrivalDays('express')}. There is no contract: end an AutoDelivery at any time.`,
  },
] as const;
