import { Button, Cluster, Divider, Heading, Panel, Stack, Text } from '@saltbush/shared-ui/design/core';
import { PlusIcon } from '@saltbush/shared-ui/design/icons';
import { recoverable } from '@saltbush/shared-ui/on-demand';
import { Suspense, useState } from 'react';
import { formatDate } from '../../../shared/dates/dates';
import type { Subscription } from '../../../shared/subscription/api/subscriptions';
import { isOrderLocked } from '../model/order-lock';
import { LockNotice } from './LockNotice';
import { OrderItems } from './OrderItems';
import { OrderTotals } from './OrderTotals';
import { VoucherForm } from './VoucherForm';

const AddItemsDialog = recoverable(() =>
  import('./AddItemsDialog').then((module) => ({ default: module.AddItemsDialog })),
);

function AddButton({ subscription }: { subscription: Subscription }) {
  const [isOpen, setOpen] = useState<boolean | null>(null);
  return (
    <>
      <Button variant="secondary" size="sm" icon={PlusIcon} onClick={() => setOpen(true)}>
        Add items
      </Button>
      {isOpen !== null && (
        <Suspense>
          <AddItemsDialog subscription={subscription} open={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Dashboard panel for the next program order: items, totals and voucher. */
export function NextOrder({ subscription, now }: { subscription: Subscription; now: Date }) {
  const isLocked = isOrderLocked(subscription, now);
  const next = subscription.next_period_at;
  return (
    <Panel padding="lg">
      <Stack gap={6}>
        <Cluster justify="space-between" gap={3}>
          <div>
            <Heading level={2} size="lg">
              Your next order
            </Heading>
            {next && <Text tone="muted">Your next delivery is on: {formatDate(next)}</Text>}
          </div>
          {!isLocked && <AddButton subscription={subscription} />}
        </Cluster>
        {isLocked && <LockNotice subscription={subscription} />}
        <OrderItems subscription={subscription} isLocked={isLocked} />
        <Divider />
        <OrderTotals subscription={subscription} />
        {!isLocked && <VoucherForm subscription={subscription} />}
      </Stack>
    </Panel>
  );
}
