import { valibotResolver } from '@hookform/resolvers/valibot';
import { suburbName } from '@saltbush/contract';
import { AddressFields, AddressSchema, type AddressValues } from '@saltbush/shared-ui/address';
import { Banner, Button } from '@saltbush/shared-ui/design/core';
import { FormLayout } from '@saltbush/shared-ui/design/forms';
import { Sheet } from '@saltbush/shared-ui/design/overlays';
import { showApiErrors } from '@saltbush/shared-ui/form-kit';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { OrderDetails } from '../api/order';
import { setOrderAddress } from '../api/set-address';
import type { OrderAccess } from '../model/order-access';

interface ChangeAddressProps {
  address: NonNullable<OrderDetails['shipping_address']>;
  access: OrderAccess;
  onChanged: (order: OrderDetails) => void;
  onClose: () => void;
}

/** Form to send an order elsewhere, until it is packed. */
export default function ChangeAddress({ address, access, onChanged, onClose }: ChangeAddressProps) {
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm<AddressValues>({
    resolver: valibotResolver(AddressSchema),
    defaultValues: { ...address, suburb: suburbName(address.suburb) },
  });
  const submit = form.handleSubmit(async (values) => {
    setFailure(null);
    try {
      onChanged(await setOrderAddress(access, values));
      onClose();
    } catch (error) {
      setFailure(showApiErrors(form, error));
    }
  });
  return (
    <Sheet open width="lg" onOpenChange={(open) => !open && onClose()} title="Change the delivery address">
      <FormProvider {...form}>
        <FormLayout onSubmit={submit} autoComplete="on">
          {failure && (
            <Banner tone="error" live>
              {failure}
            </Banner>
          )}
          <AddressFields />
          <Button type="submit" status={form.formState.isSubmitting ? 'busy' : 'idle'} busyLabel="Saving…">
            Send it here
          </Button>
        </FormLayout>
      </FormProvider>
    </Sheet>
  );
}
