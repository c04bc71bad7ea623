import { Button } from '@saltbush/shared-ui/design/core';
import { FormLayout, TextField } from '@saltbush/shared-ui/design/forms';
import type { FormEvent } from 'react';
import { StepFailure } from '../../../shared/counter/StepFailure';
import { dispatchOrder } from '../api/step-state';
import { useOrderStep } from '../model/use-order-step';

interface DispatchFormProps {
  reference: string;
  /** The pharmacy from which the order is collected; null for a parcel. */
  collectFrom: string | null;
}

/** Hands an order over: a parcel with its tracking, or to the shelf of a pharmacy. Its customer is mailed. */
export function DispatchForm({ reference, collectFrom }: DispatchFormProps) {
  const { status, take, failure } = useOrderStep(reference);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const parcel = collectFrom
      ? {}
      : { carrier: String(given.get('carrier')), tracking_number: String(given.get('tracking_number')) };
    void take(() => dispatchOrder(reference, parcel));
  };
  return (
    <FormLayout onSubmit={submit}>
      {collectFrom ? (
        <p>To be collected from {collectFrom}. The customer is mailed that it is ready.</p>
      ) : (
        <>
          <TextField label="Carrier" name="carrier" defaultValue="Australia Post" required />
          <TextField label="Tracking number" name="tracking_number" autoComplete="off" required />
        </>
      )}
      <StepFailure failure={failure} />
      <div>
        <Button type="submit" size="sm" status={status}>
          {collectFrom ? 'Ready to collect' : 'Dispatch'}
        </Button>
      </div>
    </FormLayout>
  );
}
