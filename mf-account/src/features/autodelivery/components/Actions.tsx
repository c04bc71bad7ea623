import { Button, Cluster, InlineMessage, Stack } from '@saltbush/shared-ui/design/core';
import { PauseIcon, PencilIcon, PlayIcon, Trash2Icon } from '@saltbush/shared-ui/design/icons';
import type { AutoDelivery } from '../api/autodeliveries';
import { canSkip } from '../autodelivery-words';
import { type LifecycleAction, useLifecycle } from '../use-lifecycle';

interface ActionsProps {
  autodelivery: AutoDelivery;
  onEdit: () => void;
  onDelete: () => void;
}

/** Pause or resume, skip, edit, delete (section 2.19). */
export function Actions({ autodelivery, onEdit, onDelete }: ActionsProps) {
  const { run, busy, said, failure } = useLifecycle(autodelivery);
  const isPaused = autodelivery.status === 'paused';
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
            status={statusOf('skip')}
            busyLabel="Skipping..."
            onClick={() => busy === null && run('skip')}
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
      {said && (
        <InlineMessage tone="success" live>
          {said}
        </InlineMessage>
      )}
      {failure && (
        <InlineMessage tone="error" live>
          {failure}
        </InlineMessage>
      )}
    </Stack>
  );
}
