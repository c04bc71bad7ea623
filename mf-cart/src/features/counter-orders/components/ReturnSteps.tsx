import { RETURN_DECLINE_REASONS } from '@saltbush/contract';
import { Button } from '@saltbush/shared-ui/design/core';
import type { FormEvent } from 'react';
import { AskFirst, AskFirstActions } from '../../../shared/counter/AskFirst';
import { StepFailure } from '../../../shared/counter/StepFailure';
import styles from '../../../shared/counter/StepForm.module.css';
import { arriveReturn } from '../api/arrive-return';
import { declineReturn } from '../api/decline-return';
import type { StaffOrder } from '../api/staff-order-fields';
import { useOrderStep } from '../model/use-order-step';
import { AcceptForm } from './AcceptForm';
import { ReasonField } from './ReasonField';

export interface ReturnStepsProps {
  staffOrder: StaffOrder;
  sent: StaffOrder['order']['returns'][number];
}

const REASONS = Object.entries(RETURN_DECLINE_REASONS).map(([value, label]) => ({ value, label }));

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
      <ReasonField
        label="Why the return is declined"
        hint="The customer reads it, and can call."
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
      <Button size="sm" status={status} onClick={() => void arrive()}>
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
