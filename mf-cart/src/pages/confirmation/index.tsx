import { pageTitle } from '@saltbush/contract';
import { links } from '@saltbush/contract/links';
import {
  ButtonLink,
  Container,
  EmptyState,
  ErrorState,
  Loading,
  Skeleton,
  Stack,
} from '@saltbush/shared-ui/design/core';
import { LineItemSkeleton } from '@saltbush/shared-ui/design/orders';
import { TestPaymentsMark } from '@saltbush/shared-ui/payment';
import { ApiError, definePage, type PageProps, useHydrated, useSession } from '@saltbush/shared-ui/platform';
import { useQuery } from '@tanstack/react-query';
import { Confirmation } from '../../features/confirmation/components/Confirmation';
import { orderQuery } from '../../shared/order/api/order-query';
import { cartOfOrder } from '../../shared/order/placed-order';
import styles from './confirmation.module.css';

const isNotFound = (error: unknown) => error instanceof ApiError && !error.isOutage;

function ConfirmationSkeleton() {
  return (
    <Loading label="Loading your order">
      <Stack gap={6}>
        <Skeleton width="18rem" height="2.5rem" />
        <LineItemSkeleton count={2} />
      </Stack>
    </Loading>
  );
}

function OrderNotFound() {
  return (
    <EmptyState
      headingLevel={1}
      picture="lost"
      title="Order not found"
      action={<ButtonLink href={links.orderLookup()}>Find an order</ButtonLink>}
    >
      Sign in to see your orders, or find one with its reference and email.
    </EmptyState>
  );
}

function OrderOfReference({ reference }: { reference: string }) {
  const isSignedIn = useSession((state) => state.status === 'signed-in');
  const { data, error, isFetching, refetch } = useQuery(orderQuery(reference, cartOfOrder(reference)));
  if (data) return <Confirmation order={data} isSignedIn={isSignedIn} />;
  if (data === null || isNotFound(error)) return <OrderNotFound />;
  if (!error) return <ConfirmationSkeleton />;
  return (
    <ErrorState
      headingLevel={1}
      title="We couldn’t load your order"
      onRetry={() => void refetch()}
      busy={isFetching}
    >
      Your order is safe. Try again in a moment.
    </ErrorState>
  );
}

function ConfirmationPage({ params }: PageProps) {
  const hydrated = useHydrated();
  const reference = params.reference ?? '';
  return (
    <Container className={styles.page}>
      {hydrated && <TestPaymentsMark />}
      {hydrated ? <OrderOfReference reference={reference} /> : <ConfirmationSkeleton />}
    </Container>
  );
}

export const page = definePage({
  load: async () => ({ head: { title: pageTitle('Order confirmation'), robots: 'noindex' } }),
  Component: ConfirmationPage,
});
