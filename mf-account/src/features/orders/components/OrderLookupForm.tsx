import { emailError } from '@saltbush/contract';
import { Banner, Button, Stack } from '@saltbush/shared-ui/design/core';
import { FormLayout, TextField } from '@saltbush/shared-ui/design/forms';
import { errorMessage } from '@saltbush/shared-ui/platform';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { OrderDetails } from '../api/order';
import { lookUpOrder } from '../api/order-lookup';

interface LookupFields {
  reference: string;
  email: string;
}

/** Finds a guest's order. The error for a mismatch does not reveal whether the order exists. */
export function OrderLookupForm({ onFound }: { onFound: (order: OrderDetails) => void }) {
  const { register, handleSubmit, formState } = useForm<LookupFields>();
  const [failure, setFailure] = useState<string | null>(null);
  const submit = handleSubmit(async (fields) => {
    setFailure(null);
    try {
      const order = await lookUpOrder({ reference: fields.reference.trim(), email: fields.email.trim() });
      if (order) onFound(order);
      else setFailure('Order not found');
    } catch (error) {
      setFailure(errorMessage(error));
    }
  });
  return (
    <Stack gap={4}>
      {failure && (
        <Banner tone="error" live>
          {failure}
        </Banner>
      )}
      <FormLayout onSubmit={submit}>
        <TextField
          label="Order reference"
          hint="It is in your confirmation e-mail"
          autoComplete="off"
          error={formState.errors.reference?.message}
          {...register('reference', { required: 'Please enter your order reference' })}
        />
        <TextField
          label="E-mail"
          type="email"
          autoComplete="email"
          error={formState.errors.email?.message}
          {...register('email', { validate: (email) => emailError(email) ?? true })}
        />
        <Button type="submit" status={formState.isSubmitting ? 'busy' : 'idle'} busyLabel="Looking…">
          Find my order
        </Button>
      </FormLayout>
    </Stack>
  );
}
