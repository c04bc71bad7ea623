import { links } from '@saltbush/contract/links';
import { Banner, Stack, Text, TextLink } from '@saltbush/shared-ui/design/core';
import type { OrderDetails } from '../api/order';
import { formatDate } from '../model/format-order';
import type { OrderAccess } from '../model/order-access';
import { returnableLines } from '../model/return-form';
import { ReturnForm } from './ReturnForm';
import { ReturnLabel } from './returns/ReturnLabel';
import { WithdrawReturn } from './WithdrawReturn';

interface ReturnItemsProps {
  order: OrderDetails;
  access: OrderAccess;
  onChanged: (order: OrderDetails) => void;
}

/** Returns of an order: those that are on their way, and the form for another. */
export default function ReturnItems({ order, access, onChanged }: ReturnItemsProps) {
  const waiting = order.returns.filter(({ state }) => state === 'requested').at(-1);
  const hasMore = returnableLines(order).length > 0;
  return (
    <Stack gap={6}>
      {waiting && <ReturnLabel sent={waiting} order={order} />}
      {waiting?.can_withdraw && (
        <WithdrawReturn key={waiting.code} code={waiting.code} {...{ access, onChanged }} />
      )}
      {hasMore && <ReturnForm key={order.returns.length} {...{ order, access, onChanged }} />}
      {!hasMore && !waiting && (
        <Banner tone="info" title="Nothing of this order can be returned here">
          Returns are open for 30 days from delivery. Medicines, cold items and opened personal items cannot
          come back for a change of mind. If something is wrong with them, please call us.
        </Banner>
      )}
      <Text size="sm" tone="muted">
        {order.return_until && hasMore && `You can return items until ${formatDate(order.return_until)}. `}
        <TextLink href={links.pages.returns()}>Returns policy</TextLink>
      </Text>
    </Stack>
  );
}
