import { REFUND_REASONS, type RefundReason } from '@saltbush/contract';
import { Checkbox, Select, TextField } from '@saltbush/shared-ui/design/forms';
import type { FormEvent, RefObject } from 'react';
import { AskFirstActions } from '../../../shared/counter/AskFirst';
import { StepFailure } from '../../../shared/counter/StepFailure';
import styles from '../../../shared/counter/StepForm.module.css';
import { refundLines } from '../api/give-back-units';
import type { StaffOrder } from '../api/staff-order-fields';
import { useOrderStep } from '../model/use-order-step';

const REASONS = (
  ['damaged', 'faulty', 'wrong_item', 'missing', 'late', 'out_of_stock', 'goodwill'] as const
).map((value) => ({ value, label: REFUND_REASONS[value] }));

/** Reads the units of each line that a form gives back. */
export function readLines(given: FormData, lines: StaffOrder['lines']) {
  return lines
    .map(({ line }) => ({ line, quantity: Number(given.get(`line-${line}`) ?? 0) || 0 }))
    .filter(({ quantity }) => quantity > 0);
}

function Lines({ staffOrder: { order, lines } }: { staffOrder: StaffOrder }) {
  return lines.map(({ line, units }) =>
    units > 0 ? (
      <TextField
        key={`${line} ${units}`}
        label={`${order.items[line - 1]?.name ?? 'Line'}, of ${units}`}
        name={`line-${line}`}
        type="number"
        min={0}
        max={units}
        defaultValue={0}
      />
    ) : null,
  );
}

interface RefundFormProps {
  staffOrder: StaffOrder;
  /** The key of the refund until it has worked: whoever leaves the form after a failure and tries again repeats it. */
  requestKey: RefObject<string>;
  onClose: () => void;
}

/** Refunds units of lines to the card that paid. A repeated attempt refunds nothing twice. */
export function RefundForm({ staffOrder, requestKey, onClose }: RefundFormProps) {
  const { reference, shipping_total } = staffOrder.order;
  const { status, take, failure } = useOrderStep(reference);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    requestKey.current ||= crypto.randomUUID();
    const refund = {
      key: requestKey.current,
      reason: given.get('reason') as RefundReason,
      lines: readLines(given, staffOrder.lines),
      shipping: given.get('shipping') !== null,
    };
    if (await take(() => refundLines(reference, refund))) {
      requestKey.current = '';
      onClose();
    }
  };
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)}>
      <Lines staffOrder={staffOrder} />
      {shipping_total > 0 && <Checkbox name="shipping" label="The delivery fee too" />}
      <Select label="Reason" hint="The customer reads it" name="reason" options={REASONS} />
      <StepFailure failure={failure} />
      <AskFirstActions action="Refund" {...{ status, onClose }} />
    </form>
  );
}
