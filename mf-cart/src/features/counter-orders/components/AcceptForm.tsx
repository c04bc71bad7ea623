import type { RefundRequest } from '@saltbush/contract';
import { Button, formatCents } from '@saltbush/shared-ui/design/core';
import { Checkbox, TextField } from '@saltbush/shared-ui/design/forms';
import { type FormEvent, useState } from 'react';
import { StepFailure } from '../../../shared/counter/StepFailure';
import styles from '../../../shared/counter/StepForm.module.css';
import { acceptReturn } from '../api/accept-return';
import type { StaffOrder } from '../api/staff-order-fields';
import { feeLeft, readRequest, returnSum, withSum } from '../model/give-back';
import { useOrderStep } from '../model/use-order-step';

type Return = StaffOrder['order']['returns'][number];

interface AcceptFormProps {
  staffOrder: StaffOrder;
  sent: Return;
}

const Lines = ({ lines }: Pick<Return, 'lines'>) =>
  lines.map(({ line, name, quantity }) => (
    <TextField
      key={line}
      label={`Accept ${name}, of ${quantity}`}
      name={`line-${line}`}
      type="number"
      min={0}
      max={quantity}
      defaultValue={quantity}
    />
  ));

/** What is accepted, at first all that was sent; the sum is the one that the api plans. */
function useAccepted({ order }: StaffOrder, sent: Return) {
  const [accepted, setAccepted] = useState<RefundRequest>({ lines: sent.lines, shipping: false });
  const [isMissing, setMissing] = useState(false);
  const amount = returnSum(order, sent, accepted);
  const isChosen = accepted.lines.length > 0;
  return {
    accepted,
    amount,
    isChosen,
    isRefundedBefore: isChosen && amount === 0,
    problem: isMissing ? 'Choose at least one unit.' : null,
    read(form: HTMLFormElement) {
      setAccepted(readRequest(new FormData(form), sent.lines));
      setMissing(false);
    },
    complain: () => setMissing(true),
  };
}

/** Accepts a return, wholly or in part, and refunds what was not refunded before. It is the main step once it has arrived. */
export function AcceptForm({ staffOrder, sent }: AcceptFormProps) {
  const { order } = staffOrder;
  const { reference } = order;
  const { status, take, failure } = useOrderStep(reference);
  const { accepted, amount, isChosen, isRefundedBefore, problem, read, complain } = useAccepted(
    staffOrder,
    sent,
  );
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isChosen) return complain();
    const restock = new FormData(event.currentTarget).get('restock') !== null;
    const lines = accepted.lines.map(({ line, quantity }) => ({ line, quantity }));
    const { shipping } = accepted;
    void take(() => acceptReturn({ reference, code: sent.code, lines, shipping, restock, amount }));
  };
  return (
    <form className={styles.form} onChange={(event) => read(event.currentTarget)} onSubmit={submit}>
      <Lines lines={sent.lines} />
      <Checkbox name="restock" label="They go back to the central stock" />
      {feeLeft(order) > 0 && (
        <Checkbox name="shipping" label={`Refund the delivery fee of ${formatCents(feeLeft(order))} too`} />
      )}
      {isRefundedBefore && (
        <p role="status">
          These items were refunded before. Accepting them closes the return: nothing is refunded again.
        </p>
      )}
      <StepFailure failure={problem ?? failure} />
      <Button
        type="submit"
        size="sm"
        variant={sent.state === 'arrived' ? 'primary' : 'secondary'}
        status={status}
      >
        {isRefundedBefore ? 'Accept without refund' : withSum('Accept and refund', isChosen ? amount : null)}
      </Button>
    </form>
  );
}
