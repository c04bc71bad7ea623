import { useActionStatus } from '@saltbush/shared-ui/design/core';
import { errorMessage } from '@saltbush/shared-ui/platform';
import { useQueryClient } from '@tanstack/react-query';
import { AskFirst, AskFirstActions } from '../../../shared/counter/AskFirst';
import { renewLists } from '../../../shared/counter/renew-lists';
import { StepFailure } from '../../../shared/counter/StepFailure';
import styles from '../../../shared/counter/StepForm.module.css';
import { restartPacking } from '../api/restart-packing';
import { showPacked } from '../api/staff-packing';
import type { PackedOrder } from '../api/staff-packing-fields';

interface RestartFormProps {
  packed: PackedOrder;
  onClose: () => void;
  onRestarted: () => void;
}

function RestartForm({ packed, onClose, onRestarted }: RestartFormProps) {
  const queryClient = useQueryClient();
  const { status, run, failure } = useActionStatus();
  const { order, packing } = packed;
  const restart = async () => {
    const isDone = await run(async () =>
      showPacked(queryClient, await restartPacking(order.reference, packing.round)),
    );
    renewLists(queryClient);
    if (isDone) onRestarted();
  };
  return (
    <form
      className={styles.form}
      aria-label="Start packing again"
      onSubmit={(event) => {
        event.preventDefault();
        void restart();
      }}
    >
      <p>
        Take everything out of the parcel. {packing.checks.length}{' '}
        {packing.checks.length === 1 ? 'check does' : 'checks do'} not count any more, your colleagues’ too.
        The history keeps them.
      </p>
      <StepFailure failure={failure === null ? null : errorMessage(failure)} />
      <AskFirstActions action="Start again" {...{ status, onClose }} />
    </form>
  );
}

/** Starts packing again, for a parcel that has to be emptied; asked for before it is done. */
export function RestartStep({ packed, onRestarted }: Omit<RestartFormProps, 'onClose'>) {
  if (packed.packing.checks.length === 0) return null;
  return (
    <AskFirst label="Start packing again">
      {(onClose) => <RestartForm {...{ packed, onClose, onRestarted }} />}
    </AskFirst>
  );
}
