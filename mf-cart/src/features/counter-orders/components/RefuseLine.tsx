import { REFUND_REASONS, type RefundReason } from '@saltbush/contract';
import { Select } from '@saltbush/shared-ui/design/forms';
import type { FormEvent } from 'react';
import { AskFirst, AskFirstActions } from '../../../shared/counter/AskFirst';
import { StepFailure } from '../../../shared/counter/StepFailure';
import { refuseLine } from '../api/give-back-line';
import { useOrderStep } from '../model/use-order-step';

/** Why a pharmacist refuses an item. */
const REASONS = (['cannot_supply', 'out_of_stock'] as const).map((value) => ({
  value,
  label: REFUND_REASONS[value],
}));

interface RefuseLineProps {
  reference: string;
  line: number;
  name: string;
}

function RefuseForm({ reference, line, name, onClose }: RefuseLineProps & { onClose: () => void }) {
  const { status, take, failure } = useOrderStep(reference);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const reason = new FormData(event.currentTarget).get('reason') as RefundReason;
    void take(() => refuseLine(reference, line, reason));
  };
  return (
    <form onSubmit={submit}>
      <Select label={`Why ${name} is refused`} hideLabel name="reason" options={REASONS} autoFocus />
      <StepFailure failure={failure} />
      <AskFirstActions action="Refuse and refund" {...{ status, onClose }} />
    </form>
  );
}

/** Refuses a line with a reason, which its customer reads, and refunds it. */
export const RefuseLine = (props: RefuseLineProps) => (
  <AskFirst label="Refuse" name={`Refuse ${props.name}`} variant="quiet">
    {(close) => <RefuseForm {...props} onClose={close} />}
  </AskFirst>
);
