import type { CheckoutSection } from '@saltbush/contract';
import { Stack } from '@saltbush/shared-ui/design/core';
import { type ReactNode, useReducer, useState } from 'react';
import type { Cart } from '../../../shared/cart/cart';
import { initialState, nextSection, reduceCheckout, sectionState } from '../model/checkout-state';
import { ContactSection } from './ContactSection';
import { type DeliveryMode, DeliverySection } from './DeliverySection';
import { PaymentSection } from './PaymentSection';
import { ReviewSection } from './ReviewSection';
import { SectionFrame } from './SectionFrame';
import { ContactSummary, DeliverySummary, PaymentSummary } from './SectionSummaries';

export interface CheckoutSectionsProps {
  cart: Cart;
  /** Renders the choice of a shipping method; composed by the page. */
  methods: (mode: DeliveryMode, error?: string) => ReactNode;
  /** The cart's lines; composed by the page. */
  lines: ReactNode;
}

/** The four checkout sections. They open in order and stay editable until the order is placed (rule selling-01). */
export function CheckoutSections({ cart: shown, methods, lines }: CheckoutSectionsProps) {
  const [state, dispatch] = useReducer(reduceCheckout, shown, initialState);
  const [saved, setSaved] = useState(shown);
  // Decides from the cart just saved, because the page may not have re-rendered with it yet.
  const cart = saved.version > shown.version ? saved : shown;
  const { open, failure } = state;
  const goOn = (latest: Cart) => {
    setSaved(latest);
    dispatch({ type: 'opened', section: nextSection(latest, state) });
  };
  const failureOf = (section: CheckoutSection) => (failure?.section === section ? failure : null);
  const frame = (section: CheckoutSection) => ({
    state: sectionState(section, open),
    focusOnOpen: state.hasMoved,
    onEdit: () => dispatch({ type: 'opened', section }),
  });
  return (
    <Stack gap={4}>
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
          onToken={(payment) => dispatch({ type: 'payment-accepted', payment })}
          onFree={() => dispatch({ type: 'free-confirmed' })}
        />
      </SectionFrame>
      <SectionFrame number={4} title="Review and place order" {...frame('review')}>
        <ReviewSection
          cart={cart}
          sourceId={cart.cart_total === 0 ? null : (state.payment?.id ?? null)}
          failure={failureOf('review')}
          lines={lines}
          onSent={() => dispatch({ type: 'order-sent' })}
          onFailed={(reason) => dispatch({ type: 'order-failed', failure: reason })}
        />
      </SectionFrame>
    </Stack>
  );
}
