import { useSession } from '@saltbush/shared-ui/platform';
import type { PatientValues } from './patient-values';

interface Draft {
  userId: string | null;
  patientUuid: string | null;
  values: PatientValues;
}

/** In the memory of this page alone: health data is stored nowhere in the browser. */
let draft: Draft | null = null;

const currentUser = () => useSession.getState().user?.id ?? null;

/** What was typed before the form was put aside: about this patient, null for a new one, by who is signed in now. */
export function findPatientDraft(patientUuid: string | null): PatientValues | null {
  if (draft && draft.userId !== currentUser()) draft = null;
  return draft?.patientUuid === patientUuid ? draft.values : null;
}

/** Keeps what was typed until the form is opened again; one patient at a time. */
export function keepPatientDraft(patientUuid: string | null, values: PatientValues): void {
  draft = { userId: currentUser(), patientUuid, values };
}

/** Forgets what was typed. */
export function dropPatientDraft(): void {
  draft = null;
}

useSession.subscribe((now, before) => {
  if (now.user?.id !== before.user?.id) dropPatientDraft();
});
