import { REASON_MISSING, RETURN_REASONS } from '@saltbush/contract';
import { Banner, Button, Heading, Stack, Text } from '@saltbush/shared-ui/design/core';
import { Checkbox, FieldRow, FormLayout, Select } from '@saltbush/shared-ui/design/forms';
import { errorMessage } from '@saltbush/shared-ui/platform';
import { useRef, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import type { OrderDetails } from '../api/order';
import { requestReturn } from '../api/request-return';
import type { OrderAccess } from '../model/order-access';
import {
  chosenLines,
  isFault,
  type ReturnableLine,
  type ReturnValues,
  returnableLines,
} from '../model/return-form';

interface ReturnFormProps {
  order: OrderDetails;
  access: OrderAccess;
  onChanged: (order: OrderDetails) => void;
}

const REASONS = Object.entries(RETURN_REASONS).map(([value, label]) => ({ value, label }));

const quantities = ({ returnable_quantity: most }: ReturnableLine) =>
  Array.from({ length: most + 1 }, (_, units) => ({
    value: String(units),
    label: units === 0 ? 'None' : String(units),
  }));

function Line({
  form,
  item,
  index,
}: {
  form: UseFormReturn<ReturnValues>;
  item: ReturnableLine;
  index: number;
}) {
  const { register, watch, formState } = form;
  const isChosen = Number(watch(`lines.${index}.quantity`)) > 0;
  return (
    <Stack gap={2}>
      <Text strong>{item.name}</Text>
      <FieldRow>
        <Select label="How many" options={quantities(item)} {...register(`lines.${index}.quantity`)} />
        {isChosen && (
          <Select
            label="Reason"
            placeholder="Please choose"
            options={REASONS}
            error={formState.errors.lines?.[index]?.reason?.message}
            {...register(`lines.${index}.reason`, { validate: (reason) => reason !== '' || REASON_MISSING })}
          />
        )}
      </FieldRow>
    </Stack>
  );
}

function useReturnForm({ order, access, onChanged }: ReturnFormProps) {
  const lines = returnableLines(order);
  const key = useRef('');
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm<ReturnValues>({
    shouldUnregister: false,
    defaultValues: { lines: lines.map(() => ({ quantity: '0', reason: '' })), unopened: false },
  });
  const submit = form.handleSubmit(async (values) => {
    const chosen = chosenLines(lines, values.lines);
    setFailure(chosen.length === 0 ? 'Please choose what you are sending back' : null);
    if (chosen.length === 0) return;
    key.current ||= crypto.randomUUID();
    try {
      onChanged(await requestReturn(access, key.current, chosen));
    } catch (error) {
      setFailure(errorMessage(error));
    }
  });
  return { lines, form, submit, failure };
}

/** Asks what is sent back and why. */
export function ReturnForm(props: ReturnFormProps) {
  const { lines, form, submit, failure } = useReturnForm(props);
  const chosen = chosenLines(lines, form.watch('lines'));
  const needsCare = chosen.some(({ reason }) => !isFault(reason));
  return (
    <FormLayout onSubmit={submit}>
      <Heading level={2} size="md">
        What are you sending back?
      </Heading>
      {failure && (
        <Banner tone="error" live>
          {failure}
        </Banner>
      )}
      {lines.map((item, index) => (
        <Line key={item.line} form={form} item={item} index={index} />
      ))}
      {needsCare && (
        <Checkbox
          label="It is unopened, unused and in its own packaging"
          error={form.formState.errors.unopened?.message}
          {...form.register('unopened', {
            validate: (isSo) => isSo || !needsCare || 'We can only take back what is unopened and unused',
          })}
        />
      )}
      <Button type="submit" status={form.formState.isSubmitting ? 'busy' : 'idle'} busyLabel="Asking…">
        Get my return label
      </Button>
    </FormLayout>
  );
}
