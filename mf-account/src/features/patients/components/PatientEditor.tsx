import { ErrorState, Loading } from '@saltbush/shared-ui/design/core';
import { FormSkeleton } from '@saltbush/shared-ui/design/orders';
import { useQuery } from '@tanstack/react-query';
import { patientQuery } from '../api/patients';
import { PatientForm, type PatientFormProps } from './PatientForm';

type PatientEditorProps = Omit<PatientFormProps, 'patient'> & { patientUuid: string };

/** Loads a patient by uuid and shows the form. */
export function PatientEditor({ patientUuid, ...form }: PatientEditorProps) {
  const query = useQuery({ ...patientQuery(patientUuid), staleTime: Number.POSITIVE_INFINITY });
  if (query.data) return <PatientForm key={query.data.uuid} patient={query.data} {...form} />;
  if (query.isError) {
    return <ErrorState onRetry={() => void query.refetch()}>{query.error.message}</ErrorState>;
  }
  if (query.data === null) {
    return (
      <ErrorState title="This patient is no longer in your account">Please choose another one.</ErrorState>
    );
  }
  return (
    <Loading label="Loading the patient">
      <FormSkeleton fields={8} />
    </Loading>
  );
}
