import { pageTitle } from '@saltbush/contract';
import { links } from '@saltbush/contract/links';
import { Loading, Skeleton, Stack } from '@saltbush/shared-ui/design/core';
import { LineItemSkeleton, TotalsSkeleton } from '@saltbush/shared-ui/design/orders';
import { definePage } from '@saltbush/shared-ui/platform';
import { MemberColumns } from '../../shared/member-page/MemberColumns';
import { MemberPage } from '../../shared/member-page/MemberPage';
import { WithSubscription } from '../../shared/member-page/WithSubscription';
import { ManageOrder } from './ManageOrder';

const TITLE = 'Manage your program order';

function OrderSkeleton() {
  return (
    <Loading label="Loading your order">
      <Stack gap={8}>
        <Skeleton height="4.5rem" />
        <MemberColumns gap={10}>
          <LineItemSkeleton count={3} />
          <TotalsSkeleton />
        </MemberColumns>
      </Stack>
    </Loading>
  );
}

function ManageOrderPage() {
  const skeleton = <OrderSkeleton />;
  return (
    <MemberPage
      title={TITLE}
      crumbs={[{ label: 'Health Programs', href: links.journey.dashboard() }]}
      invitation="Your program’s next order is part of your account."
      skeleton={skeleton}
    >
      <WithSubscription skeleton={skeleton}>
        {(subscription) => <ManageOrder subscription={subscription} />}
      </WithSubscription>
    </MemberPage>
  );
}

export const page = definePage({
  load: async () => ({ head: { title: pageTitle(TITLE), robots: 'noindex' } }),
  Component: ManageOrderPage,
});
