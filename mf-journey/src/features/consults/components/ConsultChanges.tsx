import { consultMoment, FREE_CHANGE_HOURS } from '@saltbush/contract';
import { MoveConsult, useHasPassed } from '@saltbush/shared-ui/appointment';
import { Button, Cluster, Stack, Text } from '@saltbush/shared-ui/design/core';
import { recoverable } from '@saltbush/shared-ui/on-demand';
import { Suspense, useState } from 'react';
import type { Subscription } from '../../../shared/subscription/api/subscriptions';

const CancelConsult = recoverable(() =>
  import('./CancelConsult').then((module) => ({ default: module.CancelConsult })),
);

interface ConsultChangesProps {
  subscription: Subscription;
  consult: NonNullable<Subscription['upcoming_booking']>;
  onLeave: () => void;
}

/** Moves or cancels the booked consult; how late it can be is followed while the page is open. */
export function ConsultChanges({ subscription, consult, onLeave }: ConsultChangesProps) {
  const { consult_state: state } = subscription;
  const [isCancelling, setCancelling] = useState(false);
  const isLate = useHasPassed(consult.free_until);
  const hasBegun = useHasPassed(consult.appointment_at);
  if (hasBegun) return null;
  return (
    <Stack gap={2}>
      <Cluster gap={3}>
        {!isLate && <MoveConsult subscriptionId={subscription.id} consult={consult} state={state} />}
        <Button variant="quiet" onClick={() => setCancelling(true)}>
          Cancel this consult
        </Button>
      </Cluster>
      <Text size="sm" tone="muted">
        {isLate
          ? `It starts in less than ${FREE_CHANGE_HOURS} hours, so it can no longer be moved.`
          : `You can move it until ${consultMoment(consult.free_until, state)}.`}
      </Text>
      {isCancelling && (
        <Suspense>
          <CancelConsult
            {...{ subscription, consult, isLate }}
            onClose={() => setCancelling(false)}
            onLeave={() => {
              setCancelling(false);
              onLeave();
            }}
          />
        </Suspense>
      )}
    </Stack>
  );
}
