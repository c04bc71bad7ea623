import { STATE_NAMES, type State } from '@saltbush/contract';
import { Banner, Button, ErrorState, Stack, useActionStatus } from '@saltbush/shared-ui/design/core';
import { type SlotDayModel, SlotPicker } from '@saltbush/shared-ui/design/forms';
import { ResponsiveDialog } from '@saltbush/shared-ui/design/overlays';
import { errorMessage, hasCode } from '@saltbush/shared-ui/platform';
import { type ReactNode, useState } from 'react';
import { SlotsSkeleton } from './SlotsSkeleton';
import { findFree, type SlotDay } from './slot-model';

/** What a query of times gives: they change while others book. */
interface Times {
  data: readonly SlotDay[] | undefined;
  error: Error | null;
  isError: boolean;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
}

export interface MoveDialogProps {
  title: string;
  /** Whose clocks the times are read off. */
  state: State;
  days: Times;
  /** The days as the picker shows them. */
  model: readonly SlotDayModel[];
  terms: ReactNode;
  /** Says what has not moved, above the reason. */
  failed: string;
  /** Moves to a time; rejects with the api's error. */
  move: (startsAt: string) => Promise<void>;
  onClose: () => void;
}

/** Somebody else was faster, or another tab: the picker shows what is left. */
const isOutdated = (error: unknown): boolean =>
  hasCode(error, 'SLOT_UNAVAILABLE') || hasCode(error, 'CONSULT_MOVED');

function useMove({ days, move, onClose }: Pick<MoveDialogProps, 'days' | 'move' | 'onClose'>) {
  const [chosen, setChosen] = useState<string | null>(null);
  const [missing, setMissing] = useState<string | undefined>();
  const { status, run, failure } = useActionStatus();
  const found = days.data ? findFree(days.data, chosen) : null;
  const confirm = async () => {
    if (!found) return setMissing('Please choose a time');
    await run(async () => {
      try {
        await move(found.slot.starts_at);
        onClose();
      } catch (error) {
        if (isOutdated(error)) void days.refetch();
        throw error;
      }
    });
  };
  const choose = (id: string) => {
    setChosen(id);
    setMissing(undefined);
  };
  const isFailed = failure !== null && failure !== undefined && status === 'idle';
  return {
    ...{ chosen, found, missing, status, confirm, choose },
    problem: isFailed ? errorMessage(failure) : null,
  };
}

/**
 * Moves an appointment, of telehealth or of a program, to another free time. A time that was taken meanwhile leads to the
 * next free ones of its day.
 */
export function MoveDialog(props: MoveDialogProps) {
  const { title, state, days, model, terms, failed, onClose } = props;
  const { chosen, found, missing, status, confirm, choose, problem } = useMove(props);
  return (
    <ResponsiveDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      footer={
        <Button block status={status} busyLabel="Moving…" onClick={() => void confirm()}>
          {found ? `Move to ${found.words}` : 'Move'}
        </Button>
      }
    >
      <Stack gap={5}>
        {terms}
        {problem && (
          <Banner tone="error" title={failed} live>
            {problem}
          </Banner>
        )}
        {days.data && (
          <SlotPicker
            name="move"
            legend="New day and time"
            hint={`Times are those of ${STATE_NAMES[state]}.`}
            days={model}
            value={found?.slot.starts_at ?? null}
            refused={found ? null : chosen}
            onChange={choose}
            error={missing}
          />
        )}
        {!days.data && days.isError && (
          <ErrorState headingLevel={3} onRetry={() => void days.refetch()} busy={days.isFetching}>
            {days.error?.message}
          </ErrorState>
        )}
        {!days.data && !days.isError && <SlotsSkeleton />}
      </Stack>
    </ResponsiveDialog>
  );
}
