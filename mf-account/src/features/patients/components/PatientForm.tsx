import { Banner, Button, Cluster, Divider, Text } from '@saltbush/shared-ui/design/core';
import { FormLayout } from '@saltbush/shared-ui/design/forms';
import { FormProvider } from 'react-hook-form';
import type { Patient } from '../api/patients';
import { usePatientForm } from '../model/use-patient-form';
import { AddressFields } from './AddressFields';
import { HealthFields } from './HealthFields';
import { IdentifierFields } from './IdentifierFields';
import { IdentityFields } from './IdentityFields';

export interface PatientFormProps {
  /** The patient to edit; null to create one. */
  patient: Patient | null;
  onSaved: (patient: Patient) => void;
  onCancel: () => void;
}

/** Adds or edits a patient (section 2.18): identity, address, health, and Medicare or IHI. */
export function PatientForm({ patient, onSaved, onCancel }: PatientFormProps) {
  const { form, submit, summary, failure, isRestoredDraft, discardDraft } = usePatientForm(patient, onSaved);
  const cancel = () => {
    discardDraft();
    onCancel();
  };
  return (
    <FormProvider {...form}>
      <FormLayout onSubmit={submit} aria-label={patient ? 'Edit patient' : 'Add a patient'}>
        {summary}
        {isRestoredDraft && <Text tone="muted">We’ve restored what you entered earlier.</Text>}
        <IdentityFields form={form} />
        <Divider />
        <AddressFields form={form} />
        <Divider />
        <HealthFields form={form} />
        <Divider />
        <IdentifierFields form={form} patient={patient} />
        {failure && (
          <Banner tone="error" live>
            {failure}
          </Banner>
        )}
        <Cluster gap={3}>
          <Button type="submit" status={form.formState.isSubmitting ? 'busy' : 'idle'} busyLabel="Saving...">
            Save patient
          </Button>
          <Button variant="quiet" onClick={cancel}>
            Cancel
          </Button>
        </Cluster>
      </FormLayout>
    </FormProvider>
  );
}
