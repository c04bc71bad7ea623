import { walletOf } from './wallets';

/** What the gateway reports as a payment's `brand`: the scheme of a card, or another method's own mark. */
export interface PaymentBrand {
  /** Name shown to shoppers. */
  label: string;
  /** Prefixes of its card numbers; only for cards. */
  numbers?: RegExp;
}

/** A way to pay. How its details are asked for is its entry in `PAYMENT_FORMS`. */
export interface PaymentMethodEntry {
  /** Name where shoppers choose among several methods. */
  label: string;
  /** What sentences call it, as in "use another card". */
  noun: string;
  /** Its brands by id, in the order in which the shop lists them. */
  brands: Readonly<Record<string, PaymentBrand>>;
  /** Whether it can be saved and charged while the shopper is away, as AutoDelivery and programs do. */
  isReusable: boolean;
  /** Returns how shoppers recognise a payment, from its brand's label and the last 4 characters of its number. */
  describe: (label: string, last4: string) => string;
}

export const CARD_BRANDS: Readonly<Record<string, PaymentBrand>> = {
  visa: { label: 'Visa', numbers: /^4/ },
  mastercard: { label: 'Mastercard', numbers: /^(5[1-5]|2[2-7])/ },
  amex: { label: 'American Express', numbers: /^3[47]/ },
};

/**
 * All payment methods that the shop offers, in the order of the checkout. The footer reads this table on every page:
 * what only a payment needs belongs in `PAYMENT_FORMS`.
 */
export const PAYMENT_METHODS = {
  card: {
    label: 'Card',
    noun: 'card',
    brands: CARD_BRANDS,
    isReusable: true,
    describe: (label, last4) => `${label} ending in ${last4}`,
  },
} satisfies Record<string, PaymentMethodEntry>;

export type PaymentMethodId = keyof typeof PAYMENT_METHODS;

/** `now`: a single payment by a shopper who is present. `later`: the method is saved and charged again. */
export type PaymentUse = 'now' | 'later';

/** @returns the methods that a use allows, in order. */
export const paymentMethodsFor = (use: PaymentUse): (PaymentMethodEntry & { id: PaymentMethodId })[] =>
  Object.entries<PaymentMethodEntry>(PAYMENT_METHODS)
    .filter(([, { isReusable }]) => use === 'now' || isReusable)
    .map(([id, method]) => ({ id: id as PaymentMethodId, ...method }));

/** @returns what sentences call the methods of a use: "card" while all are cards, otherwise "payment method". */
export function paymentNoun(use: PaymentUse): string {
  const [noun, ...others] = new Set(paymentMethodsFor(use).map((method) => method.noun));
  return noun && others.length === 0 ? noun : 'payment method';
}

/** @returns `paymentNoun` as the first word of a sentence or label. */
export function paymentTitle(use: PaymentUse): string {
  const noun = paymentNoun(use);
  return noun.charAt(0).toUpperCase() + noun.slice(1);
}

/** @returns the method of a brand; unknown brands are cards. */
export function paymentMethodOf(brand: string): PaymentMethodEntry & { id: PaymentMethodId | 'wallet' } {
  const found = paymentMethodsFor('now').find(({ brands }) => Object.hasOwn(brands, brand));
  return found ?? walletOf(brand) ?? { id: 'card', ...PAYMENT_METHODS.card };
}

/** @returns how shoppers recognise a payment: "Visa ending in 4242"; of an unknown brand, "Card ending in 4242". */
export function paymentLabel({ brand, last4 }: { brand: string; last4: string }): string {
  const { label, brands, describe } = paymentMethodOf(brand);
  return describe((Object.hasOwn(brands, brand) && brands[brand]?.label) || label, last4);
}

/** @returns the brand of a card number, or null. */
export const cardBrandOf = (digits: string): string | null =>
  Object.entries(CARD_BRANDS).find(([, { numbers }]) => numbers?.test(digits))?.[0] ?? null;
