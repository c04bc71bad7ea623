import { links } from '@saltbush/contract/links';
import { Button, ButtonLink, Cluster, Stack } from '@saltbush/shared-ui/design/core';
import { lazy, Suspense, useState } from 'react';
import type { OrderDetails } from '../api/order';
import type { OrderAccess } from '../model/order-access';
import { BuyAgain } from './BuyAgain';

const CancelOrder = lazy(() => import('./CancelOrder'));
const ChangeAddress = lazy(() => import('./ChangeAddress'));

interface OrderActionsProps {
  order: OrderDetails;
  access: OrderAccess;
  onChanged: (order: OrderDetails) => void;
}

/** What a customer can do with an order now. */
export function OrderActions({ order, access, onChanged }: OrderActionsProps) {
  const [task, setTask] = useState<'cancel' | 'address' | null>(null);
  const { can_cancel, can_set_address, shipping_address: address, items, reference } = order;
  const isReturnable = items.some(({ returnable_quantity }) => returnable_quantity > 0);
  const dialog = { access, onChanged, onClose: () => setTask(null) };
  return (
    <Stack gap={3}>
      <Cluster gap={3}>
        <BuyAgain order={order} />
        {isReturnable && 'reference' in access && (
          <ButtonLink variant="secondary" size="sm" href={links.account.orderReturn(reference)}>
            Return items
          </ButtonLink>
        )}
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
      </Cluster>
      <Suspense fallback={null}>
        {task === 'cancel' && <CancelOrder order={order} {...dialog} />}
        {task === 'address' && address && <ChangeAddress address={address} {...dialog} />}
      </Suspense>
    </Stack>
  );
}
