import { patientKeys } from '@saltbush/shared-ui/entities';
import {
  type Environment,
  EnvironmentProvider,
  type FragmentModule,
  getQueryClient,
  type SlotProps,
} from '@saltbush/shared-ui/platform';
import type { ReactNode } from 'react';
import type { SamplePatient } from './sample-state';

/** Stands in for the account's patient form: one press saves Ada. */
function PatientForm({ patientUuid, onSaved, onCancel }: SlotProps['patient.form']) {
  const save = () => {
    const ada = { uuid: patientUuid ?? 'patient-ada', first_name: 'Ada', last_name: 'Lee' };
    getQueryClient().setQueryData<SamplePatient[]>(patientKeys.names, (known = []) => [
      ada,
      ...known.filter(({ uuid }) => uuid !== ada.uuid),
    ]);
    onSaved(ada);
  };
  return (
    <>
      <p>{patientUuid ? `The form of ${patientUuid}` : 'The form of a new patient'}</p>
      <button type="button" onClick={save}>
        Save Ada
      </button>
      <button type="button" onClick={onCancel}>
        Cancel
      </button>
    </>
  );
}

const FILL = { remote: 'mf-account', fragment: 'patient-form' };
const loaded = Promise.resolve({ default: PatientForm } as unknown as FragmentModule);

const environment = (): Environment => ({
  queryClient: getQueryClient(),
  initialLocation: { pathname: '/', search: '', hash: '' },
  slots: {
    fillsOf: (slot) => (slot === 'patient.form' ? [FILL] : []),
    load: () => loaded,
    report: () => undefined,
  },
});

/** Provides a page with an environment that fills the patient form slot. */
export function PatientFormEnvironment({ children }: { children: ReactNode }) {
  return <EnvironmentProvider environment={environment()}>{children}</EnvironmentProvider>;
}
