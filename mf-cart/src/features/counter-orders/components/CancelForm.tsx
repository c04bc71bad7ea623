import {
  everythingLeft,
  PHARMACY_CANCEL_REASONS,
  type PharmacyCancelReason,
  refundAmount,
} from '@saltbush/contract';
import { hasCode } from '@saltbush/shared-ui/platform';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { AskFirstActions } from '../../../shared/counter/AskFirst';
import { StepFailure } from '../../../shared/counter/StepFailure';
import styles from '../../../shared/counter/StepForm.module.css';
import { cancelOrder } from '../api/give-back-order';
import { staffOrderQuery } from '../api/staff-order';
import type { StaffOrder } from '../api/staff-order-fields';
import { withSum } from '../model/give-back';
import { useOrderStep } from '../model/use-order-step';
import { ReasonField } from './ReasonField';

const REASONS = Object.entries(PHARMACY_CANCEL_REASONS).map(([value, label]) => ({ value, label }));

/**
 * Cancels as long as the order is as it was when the form was opened, whatever the page has learnt since. Once the api has
 * said who was first, cancelling again is done knowingly.
 */
function useCancelling({ queue, order: { reference } }: StaffOrder) {
  const queryClient = useQueryClient();
  const [seen, setSeen] = useState(queue);
  const { status, take, failure } = useOrderStep(reference);
  const cancel = async (reason: PharmacyCancelReason, amount: number) => {
    let isMoved = false;
    await take(async () => {
      try {
        await cancelOrder(reference, { reason, seen_queue: seen, amount });
      } catch (error) {
        isMoved = hasCode(error, 'ORDER_MOVED');
        throw error;
      }
    });
    const newest = queryClient.getQueryData(staffOrderQuery(reference).queryKey);
    if (isMoved && newest) setSeen(newest.queue);
  };
  return { status, cancel, failure };
}

interface CancelFormProps {
  staffOrder: StaffOrder;
  onClose: () => void;
}

/** Cancels all of an order, after it was asked for once more. */
export function CancelForm({ staffOrder, onClose }: CancelFormProps) {
  const { order } = staffOrder;
  const amount = refundAmount(order, everythingLeft(order)) ?? 0;
  const { status, cancel, failure } = useCancelling(staffOrder);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const reason = new FormData(event.currentTarget).get('reason') as PharmacyCancelReason;
    void cancel(reason, amount);
  };
  const action = amount > 0 ? withSum('Cancel and refund', amount) : 'Cancel order';
  return (
    <form className={styles.form} onSubmit={submit}>
      <ReasonField
        label="Why the order is cancelled"
        hint="The customer reads it. Everything is refunded to the card that paid. If it is out of stock, no item of it returns to stock."
        options={REASONS}
        autoFocus
      />
      <StepFailure failure={failure} />
      <AskFirstActions {...{ action, status, onClose }} />
    </form>
  );
}
