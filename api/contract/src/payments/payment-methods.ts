/** A payment method the shop accepts. All are cards: stored with an account and charged through the gateway. */
export interface PaymentMethodEntry {
  /** Name shown to shoppers. */
  label: string;
  /** Prefixes of its card numbers. */
  numbers: RegExp;
}

/** All payment methods by id, in the order in which the shop lists them. */
export const PAYMENT_METHODS: Readonly<Record<string, PaymentMethodEntry>> = {
  visa: { label: 'Visa', numbers: /^4/ },
  mastercard: { label: 'Mastercard', numbers: /^(5[1-5]|2[2-7])/ },
  amex: { label: 'American Express', numbers: /^3[47]/ },
};

/** @returns the id of the method a card number belongs to, or null. */
export const paymentMethodOf = (digits: string): string | null =>
  Object.entries(PAYMENT_METHODS).find(([, { numbers }]) => numbers.test(digits))?.[0] ?? null;

/** @returns a method's name for shoppers; "Card" for unknown ids. */
export const paymentMethodLabel = (id: string): string =>
  (Object.hasOwn(PAYMENT_METHODS, id) ? PAYMENT_METHODS[id]?.label : null) ?? 'Card';
