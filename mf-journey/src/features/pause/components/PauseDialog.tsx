import { NOTICE_DAYS } from '@saltbush/contract';
import { Button, Cluster, InlineMessage, Stack, Text } from '@saltbush/shared-ui/design/core';
import { RadioGroup } from '@saltbush/shared-ui/design/forms';
import { Dialog } from '@saltbush/shared-ui/design/overlays';
import { errorMessage } from '@saltbush/shared-ui/platform';
import { useState } from 'react';
import { formatDate } from '../../../shared/dates/dates';
import type { Subscription } from '../../../shared/subscription/api/subscriptions';
import { useSubscriptionChange } from '../../../shared/subscription/use-subscription-change';
import { pauseProgram } from '../api/pause';

interface PauseDialogProps {
  subscription: Subscription;
  onClose: () => void;
}

/** What a pause does to lessons, consent and notices. */
function whatHappens({ next_period_at, items }: Subscription): string[] {
  return [
    `Nothing is charged and no order is sent until the day you choose.${
      next_period_at ? ` Your paid month runs until ${formatDate(next_period_at)}.` : ''
    }`,
    'After that no new lesson opens until you go on; those that are open stay so, and so do your log and messages.',
    `What you agreed to stays as it is: we e-mail you the amount at least ${NOTICE_DAYS} days before the next charge, and you can go on earlier at any time.`,
    ...(items.some(({ is_prescribed }) => is_prescribed)
      ? ['You take a prescribed medicine with your program: please speak with your doctor before you stop.']
      : []),
  ];
}

/** Asks for how long, and puts off the next monthly charges. */
export function PauseDialog({ subscription, onClose }: PauseDialogProps) {
  const [months, setMonths] = useState('1');
  const { mutate, isPending, error } = useSubscriptionChange(pauseProgram);
  const options = subscription.pause_options.map((option) => ({
    value: String(option.months),
    label: `${option.months} ${option.months === 1 ? 'month' : 'months'}: until ${formatDate(option.until)}`,
  }));
  const pause = () =>
    mutate({ subscription_id: subscription.id, months: Number(months) }, { onSuccess: onClose });
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Pause your program?"
      footer={
        <Cluster gap={3}>
          <Button status={isPending ? 'busy' : 'idle'} busyLabel="Pausing…" onClick={pause}>
            Pause program
          </Button>
          <Button variant="secondary" onClick={onClose}>
            Not now
          </Button>
        </Cluster>
      }
    >
      <Stack gap={5}>
        <RadioGroup
          legend="For how long?"
          name="pause-months"
          options={options}
          value={months}
          onChange={setMonths}
        />
        <Stack gap={2}>
          {whatHappens(subscription).map((sentence) => (
            <Text key={sentence}>{sentence}</Text>
          ))}
        </Stack>
        <div role="alert">{error && <InlineMessage tone="error">{errorMessage(error)}</InlineMessage>}</div>
      </Stack>
    </Dialog>
  );
}
