import { paymentMethodLabel } from '../payments/payment-methods';

/** Formats a card for shoppers: "Visa ending in 4242". */
export const cardName = ({ brand, last4 }: { brand: string; last4: string }): string =>
  `${paymentMethodLabel(brand)} ending in ${last4}`;
