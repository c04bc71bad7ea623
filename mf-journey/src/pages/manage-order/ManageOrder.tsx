import { links } from '@saltbush/contract/links';
import { Banner, ButtonLink, Divider, Heading, Panel, Stack, Text } from '@saltbush/shared-ui/design/core';
import { useState } from 'react';
import { AddItems } from '../../features/next-order/components/AddItems';
import { LockNotice } from '../../features/next-order/components/LockNotice';
import { OrderItems } from '../../features/next-order/components/OrderItems';
import { OrderTotals } from '../../features/next-order/components/OrderTotals';
import { VoucherForm } from '../../features/next-order/components/VoucherForm';
import { isOrderLocked } from '../../features/next-order/model/order-lock';
import { formatDate } from '../../shared/dates/dates';
import { MemberColumns } from '../../shared/member-page/MemberColumns';
import type { Subscription } from '../../shared/subscription/api/subscriptions';
import styles from './ManageOrder.module.css';

interface PartProps {
  subscription: Subscription;
  isLocked: boolean;
}

function Summary({ subscription, isLocked }: PartProps) {
  const units = subscription.items.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <Panel ground="mist" className={styles.summary}>
      <Stack gap={5}>
        <div>
          <Heading level={2} size="md">
            Order summary
          </Heading>
          <Text size="sm" tone="muted">
            {units} {units === 1 ? 'item' : 'items'}
          </Text>
        </div>
        <OrderTotals subscription={subscription} />
        {!isLocked && <Divider />}
        {!isLocked && <VoucherForm subscription={subscription} />}
      </Stack>
    </Panel>
  );
}

function Dates({ subscription, isLocked }: PartProps) {
  const { next_billing_at, next_period_at } = subscription;
  if (isLocked) return <LockNotice subscription={subscription} />;
  if (!next_billing_at || !next_period_at) return null;
  return (
    <Banner tone="info" title={`Your next delivery is on: ${formatDate(next_period_at)}`}>
      You can make any changes to your order before: {formatDate(next_billing_at)}
    </Banner>
  );
}

function Inactive() {
  return (
    <Banner
      tone="info"
      title="There is no next order"
      action={
        <ButtonLink variant="secondary" size="sm" href={links.journey.dashboard()}>
          See your program
        </ButtonLink>
      }
    >
      Orders are sent only while your program is active. Your dashboard shows its status.
    </Banner>
  );
}

/** Manages the next program order: items, additions, totals and the deadline for changes. */
export function ManageOrder({ subscription }: { subscription: Subscription }) {
  const [now] = useState(() => new Date());
  if (!subscription.is_active) return <Inactive />;
  const isLocked = isOrderLocked(subscription, now);
  const part = { subscription, isLocked };
  return (
    <Stack gap={8}>
      <Dates {...part} />
      <MemberColumns gap={10}>
        <Stack gap={10}>
          <Stack gap={4}>
            <Heading level={2} size="lg">
              Your next order
            </Heading>
            <OrderItems {...part} />
          </Stack>
          {!isLocked && (
            <Stack gap={4}>
              <div>
                <Heading level={2} size="lg">
                  Add to your order
                </Heading>
                <Text tone="muted">10% off, 3x rewards points and free delivery with your program.</Text>
              </div>
              <AddItems subscription={subscription} />
            </Stack>
          )}
        </Stack>
        <Summary {...part} />
      </MemberColumns>
    </Stack>
  );
}
