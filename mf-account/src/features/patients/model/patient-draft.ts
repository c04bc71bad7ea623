import { useSession } from '@saltbush/shared-ui/platform';
import type { PatientValues } from './patient-values';

interface Draft {
  userId: string | null;
  patientUuid: string | null;
  values: PatientValues;
}

/** Held in memory only: health data is never persisted in the browser. */
let draft: Draft | null = null;

const currentUser = () => useSession.getState().user?.id ?? null;

/** Returns the signed-in user's unsaved draft of this patient (null: a new one), if there is one. */
export function findPatientDraft(patientUuid: string | null): PatientValues | null {
  if (draft && draft.userId !== currentUser()) draft = null;
  return draft?.patientUuid === patientUuid ? draft.values : null;
}

/** Stores unsaved input until the form is opened again; one patient at a time. */
export function storePatientDraft(patientUuid: string | null, values: PatientValues): void {
  draft = { userId: currentUser(), patientUuid, values };
}

/** Clears the draft. */
export function clearPatientDraft(): void {
  draft = null;
}

useSession.subscribe((now, before) => {
  if (now.user?.id !== before.user?.id) clearPatientDraft();
});
