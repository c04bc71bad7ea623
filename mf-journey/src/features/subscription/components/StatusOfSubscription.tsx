import { type JourneyTileKind, journeyTile } from '@saltbush/contract';
import { StatusTile } from '@saltbush/shared-ui/design/orders';
import type { Subscription } from '../api/subscriptions';
import { formatDate } from '../dates';

const TONES: Record<JourneyTileKind, 'warning' | 'error' | 'success' | 'plum'> = {
  norepeats: 'warning',
  paymentdeclined: 'error',
  'order-confirmed': 'success',
  'time-to-review': 'plum',
  'your-order': 'plum',
};

const toDate = (iso: string | null | undefined): Date | null => (iso ? new Date(iso) : null);

/** The payment status tile (specification section 4, Journey subscription). */
export function StatusOfSubscription({ subscription, now }: { subscription: Subscription; now: Date }) {
  const tile = journeyTile(
    {
      status: subscription.status,
      last_order_at: toDate(subscription.last_order?.created_at),
      next_billing_at: toDate(subscription.next_billing_at),
    },
    now,
  );
  const date = subscription.next_billing_at ? formatDate(subscription.next_billing_at) : 'your next order';
  return (
    <StatusTile title={tile.title} tone={TONES[tile.kind]} headingLevel={2}>
      {tile.text.replace('{date}', date)}
    </StatusTile>
  );
}
