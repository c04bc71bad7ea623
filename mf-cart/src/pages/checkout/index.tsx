import { pageTitle } from '@saltbush/contract';
import { links } from '@saltbush/contract/links';
import { Container, Heading } from '@saltbush/shared-ui/design/core';
import { TestPaymentsMark } from '@saltbush/shared-ui/payment';
import { definePage } from '@saltbush/shared-ui/platform';
import { useUnconfirmedOrder } from '../../features/checkout/model/use-unconfirmed-order';
import { useCart } from '../../shared/cart/use-cart';
import { CheckoutContent } from './CheckoutContent';
import styles from './checkout.module.css';

function CheckoutPage() {
  const view = useCart();
  const isAsking = useUnconfirmedOrder();
  return (
    <Container className={styles.page}>
      <Heading level={1}>Checkout</Heading>
      <TestPaymentsMark />
      <CheckoutContent view={isAsking ? { status: 'loading' } : view} />
    </Container>
  );
}

export const page = definePage({
  load: async () => ({
    head: { title: pageTitle('Checkout'), canonical: links.checkout(), robots: 'noindex' },
  }),
  Component: CheckoutPage,
});
