import { pageTitle } from '@saltbush/contract';
import {
  Breadcrumbs,
  Button,
  ButtonLink,
  Container,
  EmptyState,
  ErrorState,
  Grid,
  Heading,
  Loading,
  Stack,
  Text,
} from '@saltbush/shared-ui/design/core';
import { TileSkeleton } from '@saltbush/shared-ui/design/orders';
import { links } from '@saltbush/shared-ui/links';
import { definePage, openOverlay, useSession } from '@saltbush/shared-ui/platform';
import { useQuery } from '@tanstack/react-query';
import {
  type Subscription,
  shownSubscription,
  subscriptionsQuery,
} from '../../features/subscription/api/subscriptions';
import { Consults } from '../../features/subscription/components/Consults';
import { Lessons } from '../../features/subscription/components/Lessons';
import { NextOrder } from '../../features/subscription/components/NextOrder';
import { PastOrders } from '../../features/subscription/components/PastOrders';
import { StatusOfSubscription } from '../../features/subscription/components/StatusOfSubscription';
import styles from '../journey.module.css';

const JOURNEY_ID = '1';

function Overview({ subscription }: { subscription: Subscription }) {
  const patient =
    subscription.patient && `${subscription.patient.first_name} ${subscription.patient.last_name}`;
  return (
    <Stack gap={8}>
      {patient && <Text tone="muted">For {patient}</Text>}
      <StatusOfSubscription subscription={subscription} now={new Date()} />
      <Grid columns="summary" gap={10}>
        <Stack gap={10}>
          <NextOrder subscription={subscription} />
          <Lessons subscription={subscription} />
        </Stack>
        <Stack gap={6}>
          <Consults subscription={subscription} />
          <PastOrders orders={subscription.orders} />
        </Stack>
      </Grid>
    </Stack>
  );
}

function SignInFirst() {
  return (
    <EmptyState
      title="Sign in to see your program"
      picture="calendar"
      headingLevel={2}
      action={<Button onClick={() => openOverlay('auth', { mode: 'login' })}>Sign in</Button>}
    >
      Your lessons, orders and consults are part of your account.
    </EmptyState>
  );
}

function NoSubscription() {
  return (
    <EmptyState
      title="You’re not in a program yet"
      picture="calendar"
      headingLevel={2}
      action={<ButtonLink href={links.journey.program()}>See the program</ButtonLink>}
    >
      When you join, your lessons and monthly orders show up here.
    </EmptyState>
  );
}

function Subscriptions() {
  const subscriptions = useQuery(subscriptionsQuery(JOURNEY_ID));
  if (subscriptions.isError) {
    return (
      <ErrorState onRetry={() => void subscriptions.refetch()}>{subscriptions.error.message}</ErrorState>
    );
  }
  if (!subscriptions.data) return <Waiting />;
  const shown = shownSubscription(subscriptions.data);
  return shown ? <Overview subscription={shown} /> : <NoSubscription />;
}

function Waiting() {
  return (
    <Loading>
      <Stack gap={4}>
        <TileSkeleton />
        <TileSkeleton />
      </Stack>
    </Loading>
  );
}

function DashboardPage() {
  const status = useSession((state) => state.status);
  return (
    <Container>
      <Stack gap={6} className={styles.page}>
        <Breadcrumbs
          items={[
            { label: 'Home', href: links.home() },
            { label: 'My Account', href: links.account.dashboard() },
            { label: 'Health Programs' },
          ]}
        />
        <Heading level={1}>Weight Management Program</Heading>
        {status === 'unknown' && <Waiting />}
        {status === 'guest' && <SignInFirst />}
        {status === 'signed-in' && <Subscriptions />}
      </Stack>
    </Container>
  );
}

export const page = definePage({
  load: async () => ({ head: { title: pageTitle('Weight Management Program'), robots: 'noindex' } }),
  Component: DashboardPage,
});
