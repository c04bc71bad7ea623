import { Button, Cluster, InlineMessage, Stack } from '@saltbush/shared-ui/design/core';
import {
  CalendarDaysIcon,
  PauseIcon,
  PencilIcon,
  PlayIcon,
  Trash2Icon,
} from '@saltbush/shared-ui/design/icons';
import { recoverable } from '@saltbush/shared-ui/on-demand';
import { Suspense, useState } from 'react';
import type { AutoDelivery } from '../api/autodeliveries';
import { canSkip, dayAfterSkip, formatDay } from '../model/format-autodelivery';
import { type LifecycleAction, useLifecycle } from '../model/use-lifecycle';

const ConfirmDialog = recoverable(() => import('../../../shared/confirm-dialog/ConfirmDialog'));

interface AskSkipProps {
  /** A snapshot from when the dialog opened, so that its dates do not change while it closes. */
  autodelivery: AutoDelivery;
  open: boolean;
  onSkip: () => void;
  onClose: () => void;
}

/** Asks for confirmation before a delivery is skipped, because that cannot be undone. */
function AskSkip({ autodelivery, open, onSkip, onClose }: AskSkipProps) {
  return (
    <ConfirmDialog
      open={open}
      title={`Skip the order of ${formatDay(autodelivery.charge_date, autodelivery)}?`}
      label="Skip delivery"
      variant="primary"
      onConfirm={async () => onSkip()}
      onClose={onClose}
    >
      Nothing is charged or sent for it. The next order is then placed and charged on{' '}
      {dayAfterSkip(autodelivery)}. A skipped order can’t be brought back.
    </ConfirmDialog>
  );
}

interface ActionsProps {
  autodelivery: AutoDelivery;
  onEdit: () => void;
  onDelete: () => void;
}

/** Pause or resume, skip, edit and delete (section 2.19). */
export function Actions({ autodelivery, onEdit, onDelete }: ActionsProps) {
  const { run, busy, successMessage, failure } = useLifecycle(autodelivery);
  const isPaused = autodelivery.status === 'paused';
  const [asked, setAsked] = useState<{ autodelivery: AutoDelivery; open: boolean } | null>(null);
  const statusOf = (action: LifecycleAction) => (busy === action ? 'busy' : 'idle');
  return (
    <Stack gap={3}>
      <Cluster gap={2}>
        <Button
          size="sm"
          variant={isPaused ? 'primary' : 'secondary'}
          icon={isPaused ? PlayIcon : PauseIcon}
          status={statusOf('resume')}
          busyLabel="Resuming..."
          onClick={() => busy === null && run(isPaused ? 'resume' : 'pause')}
        >
          {isPaused ? 'Resume' : 'Pause'}
        </Button>
        {canSkip(autodelivery) && (
          <Button
            size="sm"
            variant="secondary"
            icon={CalendarDaysIcon}
            status={statusOf('skip')}
            busyLabel="Skipping..."
            onClick={() => busy === null && setAsked({ autodelivery, open: true })}
          >
            Skip next delivery
          </Button>
        )}
        <Button size="sm" variant="secondary" icon={PencilIcon} onClick={onEdit}>
          Edit
        </Button>
        <Button size="sm" variant="quiet" icon={Trash2Icon} onClick={onDelete}>
          Delete
        </Button>
      </Cluster>
      {successMessage && (
        <InlineMessage tone="success" live>
          {successMessage}
        </InlineMessage>
      )}
      {failure && (
        <InlineMessage tone="error" live>
          {failure}
        </InlineMessage>
      )}
      <Suspense>
        {asked && (
          <AskSkip
            {...asked}
            onSkip={() => run('skip')}
            onClose={() => setAsked({ ...asked, open: false })}
          />
        )}
      </Suspense>
    </Stack>
  );
}
