import { valibotResolver } from '@hookform/resolvers/valibot';
import { formatMoney } from '@saltbush/contract';
import { Button, Chip, Stack, Text } from '@saltbush/shared-ui/design/core';
import { FieldWithButton, FormLayout, TextField } from '@saltbush/shared-ui/design/forms';
import { errorMessage } from '@saltbush/shared-ui/platform';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import type { Subscription } from '../../../shared/subscription/api/subscriptions';
import { useSubscriptionChange } from '../../../shared/subscription/use-subscription-change';
import { setVoucher } from '../api/set-voucher';

const VoucherSchema = v.object({
  code: v.pipe(v.string(), v.trim(), v.nonEmpty('Please enter a voucher code')),
});

function AppliedVoucher({ subscription }: { subscription: Subscription }) {
  const remove = useSubscriptionChange(setVoucher);
  const { id, voucher_code, voucher_discount } = subscription;
  return (
    <Stack gap={2} align="start">
      <Chip
        onRemove={() => remove.mutate({ subscription_id: id, voucher_code: '' })}
        removeLabel={`Remove voucher ${voucher_code}`}
      >
        {voucher_code}
      </Chip>
      <Text size="sm" tone="muted">
        {remove.error
          ? errorMessage(remove.error)
          : `Takes ${formatMoney(voucher_discount)} off your next order.`}
      </Text>
    </Stack>
  );
}

function VoucherField({ subscriptionId }: { subscriptionId: string }) {
  const apply = useSubscriptionChange(setVoucher);
  const form = useForm({ resolver: valibotResolver(VoucherSchema), defaultValues: { code: '' } });
  const { errors } = form.formState;
  const submit = form.handleSubmit(({ code }) =>
    apply
      .mutateAsync({ subscription_id: subscriptionId, voucher_code: code })
      .catch((error) => form.setError('code', { message: errorMessage(error) }, { shouldFocus: true })),
  );
  return (
    <FormLayout onSubmit={submit}>
      <FieldWithButton>
        <TextField
          label="Voucher code"
          autoComplete="off"
          autoCapitalize="characters"
          error={errors.code?.message}
          {...form.register('code')}
        />
        <Button
          type="submit"
          variant="secondary"
          status={apply.isPending ? 'busy' : 'idle'}
          busyLabel="Applying..."
        >
          Apply voucher
        </Button>
      </FieldWithButton>
    </FormLayout>
  );
}

/** Shows the applied voucher and its discount, or a field to apply one. */
export function VoucherForm({ subscription }: { subscription: Subscription }) {
  return subscription.voucher_code ? (
    <AppliedVoucher subscription={subscription} />
  ) : (
    <VoucherField subscriptionId={subscription.id} />
  );
}
