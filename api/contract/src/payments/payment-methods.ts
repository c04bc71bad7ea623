/** A way to pay that the shop takes. All are cards: they are kept with an account and charged through the gateway. */
export interface PaymentMethodEntry {
  /** As shoppers know it. */
  label: string;
  /** The beginnings of its numbers. */
  numbers: RegExp;
}

/** Every payment method by its id, in the order in which the shop names them. */
export const PAYMENT_METHODS: Readonly<Record<string, PaymentMethodEntry>> = {
  visa: { label: 'Visa', numbers: /^4/ },
  mastercard: { label: 'Mastercard', numbers: /^(5[1-5]|2[2-7])/ },
  amex: { label: 'American Express', numbers: /^3[47]/ },
};

/** @returns the id of the method that a card's digits belong to, or null. */
export const paymentMethodOf = (digits: string): string | null =>
  Object.entries(PAYMENT_METHODS).find(([, { numbers }]) => numbers.test(digits))?.[0] ?? null;

/** @returns what shoppers call a method; "Card" for an id that the table does not have. */
export const paymentMethodLabel = (id: string): string =>
  (Object.hasOwn(PAYMENT_METHODS, id) ? PAYMENT_METHODS[id]?.label : null) ?? 'Card';
