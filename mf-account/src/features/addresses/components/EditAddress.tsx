import { AddressFields } from '@saltbush/shared-ui/address';
import { Banner, Button } from '@saltbush/shared-ui/design/core';
import { FormLayout } from '@saltbush/shared-ui/design/forms';
import { Sheet } from '@saltbush/shared-ui/design/overlays';
import type { DeliveryAddress } from '@saltbush/shared-ui/entities';
import type { RefObject } from 'react';
import { FormProvider } from 'react-hook-form';
import { useAddressForm } from '../model/use-address-form';

interface EditAddressProps {
  /** The address to edit; null to create one. */
  address: DeliveryAddress | null;
  onClose: () => void;
  onSaved: (addresses: DeliveryAddress[]) => void;
  /** Receives focus when the form closes; if empty, the previously focused element does. */
  finalFocus: RefObject<HTMLElement | null>;
}

/** Form to add or edit a delivery address. */
export default function EditAddress({ address, onClose, onSaved, finalFocus }: EditAddressProps) {
  const { form, submit, failure } = useAddressForm(address, onSaved);
  const title = address ? 'Edit address' : 'Add an address';
  return (
    <Sheet open width="lg" onOpenChange={(open) => !open && onClose()} title={title} finalFocus={finalFocus}>
      <FormProvider {...form}>
        <FormLayout onSubmit={submit} autoComplete="on">
          {failure && (
            <Banner tone="error" live>
              {failure}
            </Banner>
          )}
          <AddressFields />
          <Button type="submit" status={form.formState.isSubmitting ? 'busy' : 'idle'} busyLabel="Saving...">
            Save address
          </Button>
        </FormLayout>
      </FormProvider>
    </Sheet>
  );
}
