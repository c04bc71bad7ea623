import { REFUND_REASONS, type RefundReason, type RefundRequest, refundAmount } from '@saltbush/contract';
import { formatCents } from '@saltbush/shared-ui/design/core';
import { Checkbox, TextField } from '@saltbush/shared-ui/design/forms';
import { type FormEvent, type RefObject, useState } from 'react';
import { AskFirstActions } from '../../../shared/counter/AskFirst';
import { StepFailure } from '../../../shared/counter/StepFailure';
import styles from '../../../shared/counter/StepForm.module.css';
import { refundLines } from '../api/give-back-units';
import type { StaffOrder } from '../api/staff-order-fields';
import { feeLeft, isAnything, linesToGiveBack, readRequest, withSum } from '../model/give-back';
import { useOrderStep } from '../model/use-order-step';
import { ReasonField } from './ReasonField';

const REASONS = (
  ['damaged', 'faulty', 'wrong_item', 'missing', 'late', 'out_of_stock', 'goodwill'] as const
).map((value) => ({ value, label: REFUND_REASONS[value] }));

function Lines({ staffOrder }: { staffOrder: StaffOrder }) {
  return linesToGiveBack(staffOrder).map(({ line, units }) => (
    <TextField
      key={`${line} ${units}`}
      label={`${staffOrder.order.items[line - 1]?.name ?? 'Line'}, of ${units}`}
      name={`line-${line}`}
      type="number"
      min={0}
      max={units}
      defaultValue={0}
    />
  ));
}

/** What a form asks for; the sum is the one that the api plans. */
function useRequest({ order, lines }: StaffOrder) {
  const [request, setRequest] = useState<RefundRequest>({ lines: [], shipping: false });
  const [isMissing, setMissing] = useState(false);
  return {
    request,
    amount: refundAmount(order, request),
    problem: isMissing ? 'Choose at least one unit.' : null,
    read(form: HTMLFormElement) {
      setRequest(readRequest(new FormData(form), lines));
      setMissing(false);
    },
    complain: () => setMissing(true),
  };
}

interface RefundFormProps {
  staffOrder: StaffOrder;
  /** The key of the refund until it has worked: whoever leaves the form after a failure and tries again repeats it. */
  requestKey: RefObject<string>;
  onClose: () => void;
}

/** Refunds units of lines to the card that paid. A repeated attempt refunds nothing twice. */
export function RefundForm({ staffOrder, requestKey, onClose }: RefundFormProps) {
  const { order } = staffOrder;
  const { status, take, failure } = useOrderStep(order.reference);
  const { request, amount, problem, read, complain } = useRequest(staffOrder);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isAnything(request)) return complain();
    const reason = new FormData(event.currentTarget).get('reason') as RefundReason;
    requestKey.current ||= crypto.randomUUID();
    const refund = { key: requestKey.current, reason, ...request, amount };
    if (await take(() => refundLines(order.reference, refund))) {
      requestKey.current = '';
      onClose();
    }
  };
  return (
    <form
      className={styles.form}
      onChange={(event) => read(event.currentTarget)}
      onSubmit={(event) => void submit(event)}
    >
      <Lines staffOrder={staffOrder} />
      {feeLeft(order) > 0 && (
        <Checkbox name="shipping" label={`The delivery fee of ${formatCents(feeLeft(order))} too`} />
      )}
      <ReasonField label="Reason" hint="The customer reads it" options={REASONS} />
      <StepFailure failure={problem ?? failure} />
      <AskFirstActions action={withSum('Refund', amount)} {...{ status, onClose }} />
    </form>
  );
}
