import { paymentNoun } from '@saltbush/contract';
import { AddressFields } from '@saltbush/shared-ui/address';
import { Banner, Button, Heading } from '@saltbush/shared-ui/design/core';
import { FormLayout, TextField } from '@saltbush/shared-ui/design/forms';
import { Sheet } from '@saltbush/shared-ui/design/overlays';
import { FormProvider } from 'react-hook-form';
import type { AutoDelivery } from '../api/autodeliveries';
import { isLockedIn } from '../model/format-autodelivery';
import { useEditForm } from '../model/use-edit-form';
import { FrequencyField } from './FrequencyField';
import { NoticeFields } from './NoticeFields';
import { PaymentMethodField } from './PaymentMethodField';

const MAX_NAME = 60;

interface EditAutoDeliveryProps {
  autodelivery: AutoDelivery;
  onClose: () => void;
  onSaved: () => void;
}

/** Form for the name, frequency, payment method and delivery details of an AutoDelivery (section 2.19). */
export default function EditAutoDelivery({ autodelivery, onClose, onSaved }: EditAutoDeliveryProps) {
  const { form, submit, failure } = useEditForm(autodelivery, onSaved);
  const { errors, isSubmitting } = form.formState;
  const isLocked = isLockedIn(autodelivery);
  return (
    <Sheet open width="lg" onOpenChange={(open) => !open && onClose()} title={`Edit ${autodelivery.name}`}>
      <FormProvider {...form}>
        <FormLayout onSubmit={submit}>
          {failure && (
            <Banner tone="error" live>
              {failure}
            </Banner>
          )}
          {isLocked && (
            <Banner tone="info">
              The next delivery is locked in: how often it comes and where it goes can change once its{' '}
              {paymentNoun('later')} is charged.
            </Banner>
          )}
          <TextField
            label="Name"
            maxLength={MAX_NAME}
            error={errors.name?.message}
            {...form.register('name')}
          />
          {!isLocked && <FrequencyField />}
          <PaymentMethodField />
          {!isLocked && (
            <>
              <Heading level={3} size="md">
                Delivered to
              </Heading>
              <AddressFields />
            </>
          )}
          <NoticeFields />
          <Button type="submit" status={isSubmitting ? 'busy' : 'idle'} busyLabel="Saving...">
            Save changes
          </Button>
        </FormLayout>
      </FormProvider>
    </Sheet>
  );
}
