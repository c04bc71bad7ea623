import { links } from '@saltbush/contract/links';
import { ButtonLink } from '@saltbush/shared-ui/design/core';
import { PackageIcon } from '@saltbush/shared-ui/design/icons';
import { StatusTile } from '@saltbush/shared-ui/design/orders';
import type { OrderSummary } from '../api/previous-orders';
import { formatDate, isOpen, stateLabel } from '../model/format-order';

/** Status of the newest order while it is still open. */
export function OpenOrderTile({ order }: { order: OrderSummary | undefined }) {
  if (!order || !isOpen(order.state)) return null;
  const { reference, state, created_at } = order;
  return (
    <StatusTile
      title={stateLabel(state, order)}
      tone="info"
      icon={PackageIcon}
      headingLevel={2}
      action={
        <ButtonLink variant="secondary" size="sm" href={links.account.order(reference)}>
          Follow your order
        </ButtonLink>
      }
    >
      Order {reference}, placed on {formatDate(created_at)}
    </StatusTile>
  );
}
