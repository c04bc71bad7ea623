import { REFUND_REASONS, type RefundReason, refundAmount } from '@saltbush/contract';
import type { FormEvent } from 'react';
import { AskFirstActions } from '../../../shared/counter/AskFirst';
import { Leavable } from '../../../shared/counter/Leavable';
import { StepFailure } from '../../../shared/counter/StepFailure';
import styles from '../../../shared/counter/StepForm.module.css';
import { refuseLine } from '../api/give-back-line';
import type { StaffOrder } from '../api/staff-order-fields';
import { withSum } from '../model/give-back';
import { useOrderStep } from '../model/use-order-step';
import { ReasonField } from './ReasonField';

/** Why a pharmacist refuses an item. */
const REASONS = (['cannot_supply', 'out_of_stock'] as const).map((value) => ({
  value,
  label: REFUND_REASONS[value],
}));

interface RefuseFormProps {
  order: StaffOrder['order'];
  line: StaffOrder['lines'][number];
  onClose: () => void;
}

/** Refuses what is left of a line with a reason, which its customer reads, and refunds it. */
export function RefuseForm({ order, line: { line, units }, onClose }: RefuseFormProps) {
  const { reference, items } = order;
  const { status, take, failure } = useOrderStep(reference);
  const amount = refundAmount(order, { lines: [{ line, quantity: units }], shipping: false });
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const reason = new FormData(event.currentTarget).get('reason') as RefundReason;
    if (await take(() => refuseLine(reference, { line, reason, amount }))) onClose();
  };
  return (
    <Leavable onLeave={onClose}>
      <form className={styles.form} onSubmit={(event) => void submit(event)}>
        <ReasonField
          label={`Why ${items[line - 1]?.name ?? `item ${line}`} is refused`}
          hint="The customer reads it. It is refunded to the card that paid."
          options={REASONS}
          autoFocus
        />
        <StepFailure failure={failure} />
        <AskFirstActions
          action={amount ? withSum('Refuse and refund', amount) : 'Refuse'}
          {...{ status, onClose }}
        />
      </form>
    </Leavable>
  );
}
