import { isProgramFee, type JourneyTile, type JourneyTileKind, journeyTile } from '@saltbush/contract';
import { links } from '@saltbush/contract/links';
import { Button, ButtonLink, type IconType } from '@saltbush/shared-ui/design/core';
import { CalendarDaysIcon, CreditCardIcon, PackageIcon, PillIcon } from '@saltbush/shared-ui/design/icons';
import { StatusTile } from '@saltbush/shared-ui/design/orders';
import { formatDate } from '../../../shared/dates/dates';
import type { Subscription } from '../../../shared/subscription/api/subscriptions';
import { RetryPayment } from './RetryPayment';

const LOOKS: Record<JourneyTileKind, { tone: 'warning' | 'error' | 'success' | 'plum'; icon: IconType }> = {
  norepeats: { tone: 'warning', icon: PillIcon },
  paymentdeclined: { tone: 'error', icon: CreditCardIcon },
  'order-confirmed': { tone: 'success', icon: PackageIcon },
  'time-to-review': { tone: 'plum', icon: CalendarDaysIcon },
  'your-order': { tone: 'plum', icon: CalendarDaysIcon },
};

const toDate = (iso: string | null | undefined): Date | null => (iso ? new Date(iso) : null);

interface StatusProps {
  subscription: Subscription;
  now: Date;
  /** Opens the consult booking, the only way to renew a prescription. */
  onBook: () => void;
}

function NextStep({ kind, subscription, onBook }: { kind: JourneyTileKind } & Omit<StatusProps, 'now'>) {
  if (kind === 'paymentdeclined') return <RetryPayment subscription={subscription} />;
  if (kind === 'norepeats') {
    return subscription.upcoming_booking ? null : <Button onClick={onBook}>Book a consult</Button>;
  }
  if (kind === 'order-confirmed' && subscription.last_order) {
    return (
      <ButtonLink variant="secondary" href={links.account.order(subscription.last_order.reference)}>
        See your order
      </ButtonLink>
    );
  }
  return <ButtonLink href={links.journey.manageOrder()}>Review your order</ButtonLink>;
}

function tileText({ text }: JourneyTile, { next_billing_at }: Subscription): string {
  return next_billing_at
    ? text.replace('{date}', formatDate(next_billing_at))
    : (text.split(' before:')[0] ?? '');
}

/** Shows the payment status and the next action (section 4.h). */
export function SubscriptionStatus({ subscription, now, onBook }: StatusProps) {
  const tile = journeyTile(
    {
      status: subscription.status,
      last_order_at: toDate(subscription.last_order?.created_at),
      next_billing_at: toDate(subscription.next_billing_at),
      last_has_goods: subscription.last_order?.items.some((item) => !isProgramFee(item)) ?? true,
      next_has_goods: subscription.items.length > 0,
    },
    now,
  );
  const { tone, icon } = LOOKS[tile.kind];
  return (
    <StatusTile
      title={tile.title}
      tone={tone}
      icon={icon}
      headingLevel={2}
      action={<NextStep kind={tile.kind} subscription={subscription} onBook={onBook} />}
    >
      {tileText(tile, subscription)}
    </StatusTile>
  );
}
