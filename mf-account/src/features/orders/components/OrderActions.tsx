import { links } from '@saltbush/contract/links';
import { Button, ButtonLink, Stack } from '@saltbush/shared-ui/design/core';
import { recoverable } from '@saltbush/shared-ui/on-demand';
import { Suspense, useState } from 'react';
import type { OrderDetails } from '../api/order';
import type { OrderAccess } from '../model/order-access';
import { BuyAgain } from './BuyAgain';

const CancelOrder = recoverable(() => import('./CancelOrder'));
const ChangeAddress = recoverable(() => import('./ChangeAddress'));

interface OrderActionsProps {
  order: OrderDetails;
  access: OrderAccess;
  onChanged: (order: OrderDetails) => void;
  /** Shows the returns of an order that has no page of its own. */
  onReturn?: () => void;
}

/** Leads to what a customer can send back, or to the label of what is on its way. */
function ReturnLink({ order, onReturn }: Pick<OrderActionsProps, 'order' | 'onReturn'>) {
  const isWaiting = order.returns.some(({ state }) => state === 'requested');
  const isReturnable = order.items.some(({ returnable_quantity }) => returnable_quantity > 0);
  if (!isWaiting && !isReturnable) return null;
  const label = isWaiting ? 'Return label' : 'Return items';
  if (onReturn) {
    return (
      <Button variant="secondary" size="sm" onClick={onReturn}>
        {label}
      </Button>
    );
  }
  return (
    <ButtonLink variant="secondary" size="sm" href={links.account.orderReturn(order.reference)}>
      {label}
    </ButtonLink>
  );
}

/** What a customer can do with an order now. */
export function OrderActions({ order, access, onChanged, onReturn }: OrderActionsProps) {
  const [task, setTask] = useState<'cancel' | 'address' | null>(null);
  const { can_cancel, can_set_address, shipping_address: address } = order;
  const dialog = { access, onChanged, onClose: () => setTask(null) };
  return (
    <Stack gap={3}>
      <BuyAgain order={order}>
        <ReturnLink order={order} onReturn={onReturn} />
        {can_set_address && address && (
          <Button variant="secondary" size="sm" onClick={() => setTask('address')}>
            Change address
          </Button>
        )}
        {can_cancel && (
          <Button variant="secondary" size="sm" onClick={() => setTask('cancel')}>
            Cancel order
          </Button>
        )}
      </BuyAgain>
      <Suspense fallback={null}>
        {task === 'cancel' && <CancelOrder order={order} {...dialog} />}
        {task === 'address' && address && <ChangeAddress address={address} {...dialog} />}
      </Suspense>
    </Stack>
  );
}
