import { REFUND_REASONS, type RefundReason } from '@saltbush/contract';
import { Button } from '@saltbush/shared-ui/design/core';
import { Select } from '@saltbush/shared-ui/design/forms';
import { type FormEvent, useState } from 'react';
import { refuseLine } from '../api/give-back-line';
import { useOrderStep } from '../model/use-order-step';
import { StepFailure } from './StepFailure';

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

/** Refuses a line with a reason, which its customer reads, and refunds it. */
export function RefuseLine({ reference, line, name }: RefuseLineProps) {
  const [isOpen, setOpen] = useState(false);
  const { status, take, failure } = useOrderStep(reference);
  if (!isOpen) {
    return (
      <Button size="sm" variant="quiet" aria-label={`Refuse ${name}`} onClick={() => setOpen(true)}>
        Refuse
      </Button>
    );
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const reason = new FormData(event.currentTarget).get('reason') as RefundReason;
    void take(() => refuseLine(reference, line, reason));
  };
  return (
    <form onSubmit={submit}>
      <Select label={`Why ${name} is refused`} hideLabel name="reason" options={REASONS} autoFocus />
      <StepFailure failure={failure} />
      <Button type="submit" size="sm" variant="danger" status={status}>
        Refuse and refund
      </Button>
    </form>
  );
}
