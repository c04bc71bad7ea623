import { maskedRewardsCard, pageTitle, SHOP } from '@saltbush/contract';
import { links } from '@saltbush/contract/links';
import { ButtonLink, ErrorState, Grid, Heading, Stack, Text } from '@saltbush/shared-ui/design/core';
import { AwardIcon } from '@saltbush/shared-ui/design/icons';
import { StatusTile, TileSkeleton } from '@saltbush/shared-ui/design/orders';
import { meQuery } from '@saltbush/shared-ui/entities';
import { definePage, Slot, useSession } from '@saltbush/shared-ui/platform';
import { useQuery } from '@tanstack/react-query';
import { type PreviousOrders, previousOrdersQuery } from '../../features/orders/api/previous-orders';
import { NoOrders } from '../../features/orders/components/NoOrders';
import { OpenOrderTile } from '../../features/orders/components/OpenOrderTile';
import { OrderCard } from '../../features/orders/components/OrderCard';
import { LinkRewards } from '../../features/rewards/components/LinkRewards';
import { AccountLayout } from '../../shared/account-layout/AccountLayout';
import { AccountNavigation } from '../../shared/account-layout/AccountNavigation';

const RECENT = 3;

function RewardsTile() {
  const { data: me } = useQuery(meQuery());
  if (!me) return <TileSkeleton />;
  const card = me.edr_linked
    ? `Card ${maskedRewardsCard(me.edr_card_first2 ?? '', me.edr_card_last4 ?? '')}`
    : 'No card linked yet. Link your card to earn points.';
  const title = `${me.edr_points.toLocaleString('en-AU')} ${SHOP.rewards} points`;
  return (
    <StatusTile
      title={title}
      tone="success"
      icon={AwardIcon}
      headingLevel={2}
      action={<LinkRewards isLinked={me.edr_linked} />}
    >
      {card}
    </StatusTile>
  );
}

function RecentOrders({ orders }: { orders: PreviousOrders }) {
  const { data, paginatorInfo } = orders;
  if (data.length === 0) return <NoOrders />;
  return (
    <Stack gap={4}>
      <Heading level={2} size="lg">
        Recent orders
      </Heading>
      {data.map((order) => (
        <OrderCard key={order.reference} order={order} />
      ))}
      {paginatorInfo.total > RECENT && (
        <ButtonLink variant="secondary" href={links.account.orders()}>
          See all {paginatorInfo.total} orders
        </ButtonLink>
      )}
    </Stack>
  );
}

function Dashboard() {
  const user = useSession((state) => state.user);
  const orders = useQuery(previousOrdersQuery(1, RECENT));
  return (
    <Stack gap={8}>
      <Text size="lg">Hi {user?.first_name}, here is what is happening with your health.</Text>
      <Grid columns="halves" gap={4}>
        {orders.isPending && <TileSkeleton />}
        <OpenOrderTile order={orders.data?.data[0]} />
        <RewardsTile />
        <Slot name="account.dashboard-tile" props={{}} loading={<TileSkeleton />} />
      </Grid>
      <AccountNavigation place="rows" />
      {orders.isPending && <TileSkeleton />}
      {orders.isError && (
        <ErrorState headingLevel={2} onRetry={() => void orders.refetch()}>
          {orders.error.message}
        </ErrorState>
      )}
      {orders.data && <RecentOrders orders={orders.data} />}
    </Stack>
  );
}

function DashboardPage() {
  return (
    <AccountLayout title="My Account">
      <Dashboard />
    </AccountLayout>
  );
}

export const page = definePage({
  load: async () => ({ head: { title: pageTitle('My Account'), robots: 'noindex' } }),
  Component: DashboardPage,
});
