import { Button, InlineMessage, Stack } from '@saltbush/shared-ui/design/core';
import { CalendarDaysIcon } from '@saltbush/shared-ui/design/icons';
import { StatusTile } from '@saltbush/shared-ui/design/orders';
import { errorMessage } from '@saltbush/shared-ui/platform';
import { formatDate } from '../../../shared/dates/dates';
import type { Subscription } from '../../../shared/subscription/api/subscriptions';
import { useSubscriptionChange } from '../../../shared/subscription/use-subscription-change';
import { resumeProgram } from '../api/resume';

interface PausedStatusProps {
  subscription: Subscription;
  pause: NonNullable<Subscription['pause']>;
}

/** Status tile of a paused program: until when nothing is charged, and how to go on earlier. */
export function PausedStatus({ subscription, pause }: PausedStatusProps) {
  const { mutate, isPending, error } = useSubscriptionChange(resumeProgram);
  return (
    <StatusTile
      title={`Paused until ${formatDate(pause.until)}`}
      tone="plum"
      icon={CalendarDaysIcon}
      headingLevel={2}
      action={
        <Stack gap={3} align="start">
          <Button
            status={isPending ? 'busy' : 'idle'}
            busyLabel="One moment…"
            onClick={() => mutate({ subscription_id: subscription.id })}
          >
            Go on now
          </Button>
          <div role="alert">{error && <InlineMessage tone="error">{errorMessage(error)}</InlineMessage>}</div>
        </Stack>
      }
    >
      Your next order is charged on that day, and nothing before. New lessons open until{' '}
      {formatDate(pause.from)}, and then again from that day. If you go on now, we e-mail you the day of your
      next charge first.
    </StatusTile>
  );
}
