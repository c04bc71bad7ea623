import { pageTitle } from '@saltbush/contract';
import { Container, Heading, Stack, Text } from '@saltbush/shared-ui/design/core';
import { definePage } from '@saltbush/shared-ui/platform';
import { useState } from 'react';
import type { OrderDetails } from '../../features/orders/api/order';
import { OrderDetail } from '../../features/orders/components/OrderDetail';
import { OrderLookupForm } from '../../features/orders/components/OrderLookupForm';
import styles from './order-lookup.module.css';

function OrderLookupPage() {
  const [order, setOrder] = useState<OrderDetails | null>(null);
  return (
    <Container width={order ? 'content' : 'form'}>
      <Stack gap={6} className={styles.page}>
        <Heading level={1}>{order ? `Order ${order.reference}` : 'Find your order'}</Heading>
        {order ? (
          <OrderDetail order={order} />
        ) : (
          <>
            <Text tone="muted">
              Ordered without an account? Enter the reference and e-mail of your order.
            </Text>
            <OrderLookupForm onFound={setOrder} />
          </>
        )}
      </Stack>
    </Container>
  );
}

export const page = definePage({
  load: async () => ({ head: { title: pageTitle('Find your order'), robots: 'noindex' } }),
  Component: OrderLookupPage,
});
