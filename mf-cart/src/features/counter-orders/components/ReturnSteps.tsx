import { RETURN_DECLINE_REASONS } from '@saltbush/contract';
import { Button } from '@saltbush/shared-ui/design/core';
import { Checkbox, Select, TextField } from '@saltbush/shared-ui/design/forms';
import type { FormEvent } from 'react';
import { AskFirst, AskFirstActions } from '../../../shared/counter/AskFirst';
import { StepFailure } from '../../../shared/counter/StepFailure';
import styles from '../../../shared/counter/StepForm.module.css';
import { acceptReturn } from '../api/accept-return';
import { arriveReturn } from '../api/arrive-return';
import { declineReturn } from '../api/decline-return';
import type { StaffOrder } from '../api/staff-order-fields';
import { useOrderStep } from '../model/use-order-step';

interface ReturnStepsProps {
  staffOrder: StaffOrder;
  sent: StaffOrder['order']['returns'][number];
}

const REASONS = Object.entries(RETURN_DECLINE_REASONS).map(([value, label]) => ({ value, label }));

function AcceptForm({ staffOrder, sent }: ReturnStepsProps) {
  const { reference, shipping_total } = staffOrder.order;
  const { status, take, failure } = useOrderStep(reference);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const lines = sent.lines
      .map(({ line }) => ({ line, quantity: Number(given.get(`line-${line}`)) || 0 }))
      .filter(({ quantity }) => quantity > 0);
    const [shipping, restock] = [given.get('shipping') !== null, given.get('restock') !== null];
    void take(() => acceptReturn({ reference, code: sent.code, lines, shipping, restock }));
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      {sent.lines.map(({ line, name, quantity }) => (
        <TextField
          key={line}
          label={`Accept ${name}, of ${quantity}`}
          name={`line-${line}`}
          type="number"
          min={0}
          max={quantity}
          defaultValue={quantity}
        />
      ))}
      <Checkbox name="restock" label="They go back on the shelf" />
      {shipping_total > 0 && <Checkbox name="shipping" label="Refund the delivery fee too" />}
      <StepFailure failure={failure} />
      <Button type="submit" size="sm" status={status}>
        Accept and refund
      </Button>
    </form>
  );
}

function DeclineForm({ staffOrder, sent, onClose }: ReturnStepsProps & { onClose: () => void }) {
  const { reference } = staffOrder.order;
  const { status, take, failure } = useOrderStep(reference);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const reason = String(new FormData(event.currentTarget).get('reason'));
    void take(() => declineReturn({ reference, code: sent.code, reason }));
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <Select
        label="Why the return is declined"
        hint="The customer reads it, and can call."
        name="reason"
        options={REASONS}
        autoFocus
      />
      <StepFailure failure={failure} />
      <AskFirstActions action="Decline without refund" {...{ status, onClose }} />
    </form>
  );
}

function ArriveStep({ staffOrder, sent }: ReturnStepsProps) {
  const { reference } = staffOrder.order;
  const { status, take, failure } = useOrderStep(reference);
  const arrive = () => take(() => arriveReturn({ reference, code: sent.code }));
  return (
    <div>
      <StepFailure failure={failure} />
      <Button size="sm" variant="secondary" status={status} onClick={() => void arrive()}>
        It has arrived
      </Button>
    </div>
  );
}

/** What can be decided about a return: it has arrived, it is accepted and refunded, or declined with a reason. */
export function ReturnSteps(props: ReturnStepsProps) {
  return (
    <>
      {props.sent.state === 'requested' && <ArriveStep {...props} />}
      <AcceptForm {...props} />
      <AskFirst label="Decline return">{(close) => <DeclineForm {...props} onClose={close} />}</AskFirst>
    </>
  );
}
