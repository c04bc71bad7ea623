import { pageTitle } from '@saltbush/contract';
import {
  Button,
  Cluster,
  Container,
  ErrorState,
  Heading,
  Loading,
  Stack,
  Text,
} from '@saltbush/shared-ui/design/core';
import { LineItemSkeleton } from '@saltbush/shared-ui/design/orders';
import { recoverable } from '@saltbush/shared-ui/on-demand';
import { definePage, isOutage } from '@saltbush/shared-ui/platform';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import type { OrderDetails } from '../../features/orders/api/order';
import { orderByLinkQuery } from '../../features/orders/api/order-by-link';
import { BrokenLink } from '../../features/orders/components/BrokenLink';
import { OrderDetail } from '../../features/orders/components/OrderDetail';
import { OrderLookupForm } from '../../features/orders/components/OrderLookupForm';
import type { OrderAccess } from '../../features/orders/model/order-access';
import { useLinkToken } from '../../features/orders/model/use-link-token';
import styles from './order-lookup.module.css';

const ReturnItems = recoverable(() => import('../../features/orders/components/ReturnItems'));

interface FoundProps {
  order: OrderDetails;
  access: OrderAccess | null;
  onChanged: (order: OrderDetails) => void;
}

function Found({ order, access, onChanged }: FoundProps) {
  const [isReturning, setIsReturning] = useState(false);
  if (isReturning && access) {
    return (
      <Container>
        <Stack gap={6} className={styles.page}>
          <Heading level={1}>Return items</Heading>
          <Suspense fallback={null}>
            <ReturnItems order={order} access={access} onChanged={onChanged} />
          </Suspense>
          <Cluster>
            <Button variant="secondary" onClick={() => setIsReturning(false)}>
              Back to your order
            </Button>
          </Cluster>
        </Stack>
      </Container>
    );
  }
  return (
    <Container>
      <Stack gap={6} className={styles.page}>
        <Heading level={1}>Order {order.reference}</Heading>
        <OrderDetail
          order={order}
          access={access}
          onChanged={onChanged}
          onReturn={() => setIsReturning(true)}
        />
      </Stack>
    </Container>
  );
}

function Search({ error, onFound }: { error: unknown; onFound: (order: OrderDetails) => void }) {
  return (
    <Container width="form">
      <Stack gap={6} className={styles.page}>
        <Heading level={1}>Find your order</Heading>
        {error ? <BrokenLink error={error} /> : null}
        <Text tone="muted">Ordered without an account? Enter the reference and e-mail of your order.</Text>
        <OrderLookupForm onFound={onFound} />
      </Stack>
    </Container>
  );
}

function OrderLookupPage() {
  const token = useLinkToken();
  const client = useQueryClient();
  const query = orderByLinkQuery(token);
  const linked = useQuery({ ...query, enabled: token !== '' });
  const [found, setFound] = useState<OrderDetails | null>(null);
  if (found) {
    const access = found.link_token ? { token: found.link_token } : null;
    return <Found order={found} access={access} onChanged={setFound} />;
  }
  if (linked.data) {
    const onChanged = (order: OrderDetails) => client.setQueryData(query.queryKey, order);
    return <Found order={linked.data} access={{ token }} onChanged={onChanged} />;
  }
  if (isOutage(linked.error)) {
    return (
      <ErrorState headingLevel={1} onRetry={() => void linked.refetch()} busy={linked.isFetching}>
        Your order is safe. Try again in a moment.
      </ErrorState>
    );
  }
  if (token && linked.isPending) {
    return (
      <Container>
        <Loading label="Loading your order">
          <LineItemSkeleton count={2} />
        </Loading>
      </Container>
    );
  }
  return <Search error={linked.error} onFound={setFound} />;
}

export const page = definePage({
  load: async () => ({ head: { title: pageTitle('Find your order'), robots: 'noindex' } }),
  Component: OrderLookupPage,
});
