import { pageTitle } from '@saltbush/contract';
import { links } from '@saltbush/contract/links';
import { Container, Heading } from '@saltbush/shared-ui/design/core';
import { definePage } from '@saltbush/shared-ui/platform';
import { useCart } from '../../shared/cart/use-cart';
import { CartContent } from './CartContent';
import styles from './cart.module.css';

function CartPage() {
  const view = useCart();
  const count = view.status === 'ready' ? view.cart.num_items : 0;
  return (
    <Container className={styles.page}>
      <Heading level={1}>
        Your cart
        {count > 0 && <span className={styles.count}> {count === 1 ? '1 item' : `${count} items`}</span>}
      </Heading>
      <CartContent view={view} />
    </Container>
  );
}

export const page = definePage({
  load: async () => ({
    head: { title: pageTitle('Your cart'), canonical: links.cart(), robots: 'noindex' },
  }),
  Component: CartPage,
});
