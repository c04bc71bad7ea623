import { useFocusOnChange } from '@saltbush/shared-ui/form-kit';
import { useRef, useState } from 'react';
import type { Cart } from '../../../shared/cart/cart';

/** The wording of each AutoDelivery's terms, as the api compares and keeps it. */
const wordingsOf = ({ planned_autodeliveries }: Cart): string[] =>
  planned_autodeliveries.map(({ terms }) => terms.join(' '));

/** The customer's agreement to the later charges of a cart: to the words shown, and to no others (rule consent-12). */
export function useAgreement(cart: Cart) {
  const terms = wordingsOf(cart);
  const shown = terms.join('\n');
  const [agreedTo, setAgreedTo] = useState<string | null>(null);
  /** How often an order was tried without it. */
  const [missed, setMissed] = useState(0);
  const box = useRef<HTMLInputElement>(null);
  // It may stand far above the button, which phones keep at the bottom edge.
  useFocusOnChange(missed, () => box.current?.focus());
  const isAgreed = agreedTo === shown;
  const isDue = terms.length > 0 && !isAgreed;
  return {
    /** What an order sends as agreed to. */
    terms,
    isAgreed,
    isDue,
    /** An order was tried without it. */
    isMissed: isDue && missed > 0,
    box,
    agree: (isTicked: boolean) => setAgreedTo(isTicked ? shown : null),
    /** Asks for it, at its box. */
    ask: () => setMissed((was) => was + 1),
  };
}

export type Agreement = ReturnType<typeof useAgreement>;
