import type { CheckoutSection } from '@saltbush/contract';
import { Stack } from '@saltbush/shared-ui/design/core';
import type { PaymentToken } from '@saltbush/shared-ui/payment';
import { type ReactNode, useEffect, useReducer, useRef, useState } from 'react';
import type { Cart } from '../../../shared/cart/cart';
import { linesToCorrect } from '../../../shared/cart/line-errors';
import { useOnSignIn } from '../../../shared/cart/use-on-sign-in';
import { initialState, nextSection, reduceCheckout, sectionState } from '../model/checkout-state';
import { useHasSignedIn } from '../model/use-has-signed-in';
import { ContactSection } from './ContactSection';
import { type DeliveryMode, DeliverySection } from './DeliverySection';
import { PaymentSection } from './PaymentSection';
import { ReviewSection } from './ReviewSection';
import { SectionFrame } from './SectionFrame';
import { ContactSummary, DeliverySummary, PaymentSummary } from './SectionSummaries';

export interface CheckoutSectionsProps {
  cart: Cart;
  /** The card on file of a returning customer. */
  card: PaymentToken | null;
  /** Renders the choice of a shipping method; composed by the page. */
  methods: (mode: DeliveryMode, error?: string) => ReactNode;
  /** What is ordered; composed by the page. */
  lines: ReactNode;
  /** The lines that cannot be ordered, to correct; composed by the page. */
  problems: ReactNode;
}

const isToCorrect = ({ items }: Cart): boolean => linesToCorrect(items).length > 0;

/** Moves focus to the lines that cannot be ordered, once they are shown. */
function useAttention(isShown: boolean) {
  const items = useRef<HTMLElement>(null);
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    if (!isDue || !isShown) return;
    items.current?.focus();
    setIsDue(false);
  }, [isDue, isShown]);
  return { items, attention: () => setIsDue(true) };
}

/** The four checkout sections. They open in order and stay editable until the order is placed (rule selling-01). */
export function CheckoutSections({ cart: shown, card, methods, lines, problems }: CheckoutSectionsProps) {
  const [state, dispatch] = useReducer(reduceCheckout, { cart: shown, card }, initialState);
  const [saved, setSaved] = useState(shown);
  // Decides from the cart just saved, because the page may not have re-rendered with it yet.
  const cart = saved.version > shown.version ? saved : shown;
  const { failure } = state;
  const hasSignedIn = useHasSignedIn();
  // Without an account such a cart can't be ordered, whatever else is complete.
  const open = cart.requires_login && !hasSignedIn ? 'contact' : state.open;
  const { attention, items } = useAttention(isToCorrect(cart));
  useOnSignIn(() => dispatch({ type: 'signed-in' }));
  const goOn = (latest: Cart) => {
    setSaved(latest);
    const next = nextSection(latest, state);
    // What cannot be ordered is said before a payment is asked for.
    if (isToCorrect(latest) && next !== 'delivery') return attention();
    dispatch({ type: 'opened', section: next });
  };
  const failureOf = (section: CheckoutSection) => (failure?.section === section ? failure : null);
  const frame = (section: CheckoutSection) => ({
    state: sectionState(section, open),
    focusOnOpen: state.hasMoved,
    onEdit: () => dispatch({ type: 'opened', section }),
  });
  return (
    <Stack gap={4}>
      <section ref={items} tabIndex={-1} aria-label="Items to check" hidden={!isToCorrect(cart)}>
        {problems}
      </section>
      <SectionFrame number={1} title="Contact" summary={<ContactSummary cart={cart} />} {...frame('contact')}>
        <ContactSection cart={cart} onDone={goOn} />
      </SectionFrame>
      <SectionFrame
        number={2}
        title="Delivery"
        summary={<DeliverySummary cart={cart} />}
        {...frame('delivery')}
      >
        <DeliverySection cart={cart} methods={methods} onDone={goOn} />
      </SectionFrame>
      <SectionFrame
        number={3}
        title="Payment"
        summary={<PaymentSummary payment={state.payment} />}
        keepMounted
        {...frame('payment')}
      >
        <PaymentSection
          total={cart.cart_total}
          decline={failureOf('payment')?.message ?? null}
          use={cart.items.some(({ frequency }) => frequency !== null) ? 'later' : 'now'}
          onPayment={(payment, keeps) => dispatch({ type: 'payment-accepted', payment, keeps })}
          onFree={() => dispatch({ type: 'free-confirmed' })}
        />
      </SectionFrame>
      <SectionFrame number={4} title="Review and place order" {...frame('review')}>
        <ReviewSection
          cart={cart}
          payment={state.payment}
          keepsPayment={state.keepsPayment}
          failure={failureOf('review')}
          lines={lines}
          onSent={() => dispatch({ type: 'order-sent' })}
          onFailed={(reason) => {
            dispatch({ type: 'order-failed', failure: reason });
            if (reason.isCartStale) attention();
          }}
        />
      </SectionFrame>
    </Stack>
  );
}
