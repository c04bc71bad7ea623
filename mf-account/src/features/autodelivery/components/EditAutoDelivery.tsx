import { AddressFields } from '@saltbush/shared-ui/address';
import { Banner, Button, Heading } from '@saltbush/shared-ui/design/core';
import { FormLayout, SegmentedChoice, TextArea, TextField } from '@saltbush/shared-ui/design/forms';
import { Sheet } from '@saltbush/shared-ui/design/overlays';
import { Controller, FormProvider } from 'react-hook-form';
import type { AutoDelivery } from '../api/autodeliveries';
import { isLockedIn } from '../autodelivery-words';
import { LEAVE } from '../edit-values';
import { useEditForm } from '../use-edit-form';
import { CardField } from './CardField';
import { FrequencyField } from './FrequencyField';

const LEAVES = [
  { value: LEAVE.yes, label: 'Leave it in a safe place' },
  { value: LEAVE.no, label: 'I’ll sign for it' },
];
const MAX_NAME = 60;

interface EditAutoDeliveryProps {
  autodelivery: AutoDelivery;
  onClose: () => void;
  onSaved: () => void;
}

/** Name, rhythm, card and delivery of an AutoDelivery (section 2.19). */
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
              The next delivery is locked in: how often it comes and where it goes can change once its card is
              charged.
            </Banner>
          )}
          <TextField
            label="Name"
            maxLength={MAX_NAME}
            error={errors.name?.message}
            {...form.register('name')}
          />
          {!isLocked && <FrequencyField />}
          <CardField />
          {!isLocked && (
            <>
              <Heading level={3} size="md">
                Delivered to
              </Heading>
              <AddressFields />
            </>
          )}
          <TextField
            label="E-mail for notices"
            type="email"
            autoComplete="email"
            error={errors.email?.message}
            {...form.register('email')}
          />
          <TextArea
            label="Delivery instructions"
            optional
            rows={3}
            error={errors.delivery_instructions?.message}
            {...form.register('delivery_instructions')}
          />
          <Controller
            name="authority_to_leave"
            render={({ field }) => <SegmentedChoice legend="If nobody is home" options={LEAVES} {...field} />}
          />
          <Button type="submit" status={isSubmitting ? 'busy' : 'idle'} busyLabel="Saving...">
            Save changes
          </Button>
        </FormLayout>
      </FormProvider>
    </Sheet>
  );
}
