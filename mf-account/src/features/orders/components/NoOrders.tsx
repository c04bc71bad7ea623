import { links } from '@saltbush/contract/links';
import { ButtonLink, EmptyState } from '@saltbush/shared-ui/design/core';

/** Empty state of the order history. */
export function NoOrders() {
  return (
    <EmptyState
      title="No orders yet"
      picture="box"
      headingLevel={2}
      action={<ButtonLink href={links.home()}>Start shopping</ButtonLink>}
    >
      When you order, you can follow it here.
    </EmptyState>
  );
}
