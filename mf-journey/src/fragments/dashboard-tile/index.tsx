import { links } from '@saltbush/contract/links';
import { ButtonLink } from '@saltbush/shared-ui/design/core';
import { HeartPulseIcon } from '@saltbush/shared-ui/design/icons';
import { StatusTile, TileSkeleton } from '@saltbush/shared-ui/design/orders';
import { useQuery } from '@tanstack/react-query';
import { formatDate } from '../../shared/dates/dates';
import { shownSubscription, subscriptionsQuery } from '../../shared/subscription/api/subscriptions';

/** Tile on the account dashboard. Renders nothing for users who never joined the program. */
export default function DashboardTile() {
  const { data } = useQuery(subscriptionsQuery());
  if (!data) return <TileSkeleton />;
  const subscription = shownSubscription(data);
  if (!subscription) return null;
  const next = subscription.next_billing_at;
  return (
    <StatusTile
      title={subscription.journey.name}
      tone="plum"
      icon={HeartPulseIcon}
      headingLevel={2}
      action={
        <ButtonLink variant="secondary" size="sm" href={links.journey.dashboard()}>
          Open your program
        </ButtonLink>
      }
    >
      {next ? `Change your next order until ${formatDate(next)}.` : 'See your lessons and orders.'}
    </StatusTile>
  );
}
