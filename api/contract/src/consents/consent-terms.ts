import { frequencyWords } from '../autodelivery/frequency';
import { formatMoney } from '../money';

/** Charges that come later than the click that agrees to them (rule consent-01). */
export const CONSENT_KINDS = ['program_renewal', 'medicine_order', 'autodelivery'] as const;
export type ConsentKind = (typeof CONSENT_KINDS)[number];

/** Days before a charge by which its notice has gone out, and until which its order can be changed (rule consent-02). */
export const NOTICE_DAYS = 3;

/** How long a practitioner's offer can be accepted (rule consent-03). */
export const OFFER_DAYS = 14;

/** What somebody agrees to, in the sentences that they read. Server and browser build them from the same facts. */
export interface ConsentTerms {
  kind: ConsentKind;
  what: string;
  amount: string;
  when: string;
  /** Until when it can be changed. */
  changes: string;
  /** What happens to money and orders when it ends. */
  ending: string;
  /** The most that one charge may take for what was agreed, in cents; null where the price of the day applies. */
  limit: number | null;
}

/** The sentences of a consent in their order on the page. */
export const consentLines = ({ what, amount, when, changes, ending }: ConsentTerms): string[] => [
  what,
  amount,
  when,
  changes,
  ending,
];

/** The wording that is stored with a consent, and compared with what the page has shown. */
export const consentWording = (terms: ConsentTerms): string => consentLines(terms).join(' ');

interface Named {
  name: string;
  quantity: number;
}

interface Delivered extends Named {
  /** It comes with the next delivery alone. */
  one_off?: boolean;
}

const listed = (items: readonly Delivered[]): string =>
  items.map(({ name, quantity, one_off }) => `${quantity} × ${name}${one_off ? ' (once)' : ''}`).join(', ');

const NOTICE = `We e-mail you the amount and the date at least ${NOTICE_DAYS} days before.`;

/** The monthly renewal of a program. `fee` in cents. */
export const programRenewalTerms = (program: { name: string; fee: number }): ConsentTerms => ({
  kind: 'program_renewal',
  what: `${program.name} renews every month until you cancel it.`,
  amount: `Each month costs ${formatMoney(program.fee)}, and what you have added to your monthly order yourself.`,
  when: `The first renewal is a month after a practitioner has started your program. ${NOTICE}`,
  changes: `You can change your order or cancel until ${NOTICE_DAYS} days before each charge.`,
  ending:
    'If the practitioner refuses, or you cancel before your first consult, the fee is refunded in full. Later, the month that you have paid runs out, and nothing more is charged.',
  limit: program.fee,
});

export interface OfferedMedicine extends Named {
  /** Cents. */
  price: number;
  /** Number of monthly supplies. */
  repeats: number;
}

/** The price of one monthly supply, in cents. */
export const supplyPrice = (medicines: readonly Pick<OfferedMedicine, 'price' | 'quantity'>[]): number =>
  medicines.reduce((total, { price, quantity }) => total + price * quantity, 0);

const supplies = (count: number): string => (count === 1 ? '1 supply' : `${count} monthly supplies`);

/**
 * The medicines that a practitioner offers. `chargedNow` is what accepting takes in cents; null if a later monthly order
 * brings the first supply.
 */
export function medicineOrderTerms(
  medicines: readonly OfferedMedicine[],
  chargedNow: number | null,
): ConsentTerms {
  const total = supplyPrice(medicines);
  const count = Math.max(0, ...medicines.map(({ repeats }) => repeats));
  const isWithOrder = chargedNow !== null && chargedNow !== total;
  const now = isWithOrder ? `, ${formatMoney(chargedNow)} with your monthly order` : '';
  const first =
    chargedNow === null
      ? 'The first supply comes with your next monthly order'
      : `The first supply is charged when you accept${now}`;
  const later = count > 1 ? ', each later one with your monthly order.' : '.';
  const notice = count > 1 || chargedNow === null ? ` ${NOTICE}` : '';
  return {
    kind: 'medicine_order',
    what: `${listed(medicines)}: ${supplies(count)}.`,
    amount: `${formatMoney(total)} for each supply. This price is never raised during the prescription.`,
    when: `${first}${later}${notice}`,
    changes: `You can cancel until ${NOTICE_DAYS} days before each later charge.`,
    ending:
      'Cancelling stops all later supplies. An order that is already charged can be cancelled until it is packed, and its money goes back to the card that paid.',
    limit: total,
  };
}

/** Products sent again and again. `price` is today's price of one delivery in cents, without its delivery fee. */
export const autoDeliveryTerms = (delivery: {
  frequency: string;
  items: readonly Delivered[];
  price: number;
}): ConsentTerms => ({
  kind: 'autodelivery',
  what: `${frequencyWords(delivery.frequency)}, until you cancel, we send you ${listed(delivery.items)}.`,
  amount: `Each delivery costs the prices of its day, ${formatMoney(delivery.price)} at today’s, and delivery.`,
  when: `Your payment method is charged when each order is placed. We e-mail you the amount and the date 5 days before.`,
  changes: `You can change, skip, pause or cancel until a day before each charge.`,
  ending:
    'Pausing or cancelling stops all later charges. A delivery that is already charged is still sent, unless you cancel its order before it is packed.',
  limit: null,
});
