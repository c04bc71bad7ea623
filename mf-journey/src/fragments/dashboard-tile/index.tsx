import { links } from '@saltbush/contract/links';
import { ButtonLink } from '@saltbush/shared-ui/design/core';
import { HeartPulseIcon } from '@saltbush/shared-ui/design/icons';
import { StatusTile, TileSkeleton } from '@saltbush/shared-ui/design/orders';
import { useQuery } from '@tanstack/react-query';
import { formatDate } from '../../shared/dates/dates';
import {
  type Subscription,
  shownSubscription,
  subscriptionsQuery,
} from '../../shared/subscription/api/subscriptions';

/** Where a subscription stands, for its member. */
const STANDING: Readonly<Record<Subscription['status'], string>> = {
  draft: 'Not joined yet: it waits for you',
  reviewing: 'With our practitioner',
  active: 'Active',
  NoRepeats: 'Your prescription has no repeats left',
  PaymentDeclinedForRenewal: 'Your last payment was declined',
  cancelled: 'Ended',
};

function nextStep({ pause, next_billing_at, next_period_at, is_active }: Subscription): string {
  if (pause) return `Paused until ${formatDate(pause.until)}.`;
  const period =
    is_active && next_period_at ? `Your next month begins on ${formatDate(next_period_at)}.` : '';
  if (next_billing_at) return `${period} Change your next order until ${formatDate(next_billing_at)}.`.trim();
  return period || 'See your lessons and orders.';
}

/** Tile on the account dashboard. Renders nothing for users who never joined the program. */
export default function DashboardTile() {
  const { data } = useQuery(subscriptionsQuery());
  if (!data) return <TileSkeleton />;
  const subscription = shownSubscription(data);
  if (!subscription) return null;
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
      <p>
        {STANDING[subscription.status]}. Begun on {formatDate(subscription.created_at)}.
      </p>
      <p>{nextStep(subscription)}</p>
    </StatusTile>
  );
}
