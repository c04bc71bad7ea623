import { links } from '@saltbush/contract/links';
import {
  ButtonLink,
  EmptyState,
  Loading,
  Panel,
  Skeleton,
  Stack,
  Text,
} from '@saltbush/shared-ui/design/core';
import { useState } from 'react';
import { CheckInForm, type SentCheckIn } from '../../features/care/components/CheckInForm';
import { CheckInSent } from '../../features/care/components/CheckInSent';
import type { Subscription } from '../../shared/subscription/api/subscriptions';

/** Placeholder for the check-in while the program loads. */
export const CheckInSkeleton = () => (
  <Loading label="Loading your check-in">
    <Skeleton height="24rem" />
  </Loading>
);

/** A check-in of side effects (rule health-26), for programs that run. */
export function CheckIn({ subscription }: { subscription: Subscription }) {
  const [sent, setSent] = useState<SentCheckIn | null>(null);
  if (subscription.status === 'draft' || subscription.status === 'cancelled') {
    return (
      <EmptyState
        title="Check-ins are part of a running program"
        picture="calendar"
        headingLevel={2}
        action={<ButtonLink href={links.journey.dashboard()}>Back to your program</ButtonLink>}
      >
        If you are unwell, please see your doctor, or call 000 in an emergency.
      </EmptyState>
    );
  }
  if (sent) return <CheckInSent {...sent} />;
  return (
    <Panel padding="lg">
      <Stack gap={5}>
        <Text>Tick what you have noticed. What may be serious goes to a practitioner first.</Text>
        <CheckInForm subscriptionId={subscription.id} onSent={setSent} />
      </Stack>
    </Panel>
  );
}
