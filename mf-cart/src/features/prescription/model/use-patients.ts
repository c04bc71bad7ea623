import { type PatientName, patientNamesQuery } from '@saltbush/shared-ui/entities';
import { useSession } from '@saltbush/shared-ui/platform';
import { useQuery } from '@tanstack/react-query';

/** The patients to choose from; guests have to sign in first. */
export type PatientsView =
  | { status: 'guest' | 'loading' }
  | { status: 'error'; message: string; retry: () => void }
  | { status: 'ready'; patients: readonly PatientName[] };

/** Loads the names of the account's patients once a script needs one. */
export function usePatients(isNeeded: boolean): PatientsView {
  const session = useSession((state) => state.status);
  const isSignedIn = session === 'signed-in';
  const query = useQuery({ ...patientNamesQuery(), enabled: isNeeded && isSignedIn });
  if (session === 'guest') return { status: 'guest' };
  if (query.data && isSignedIn) return { status: 'ready', patients: query.data };
  if (query.error) {
    return { status: 'error', message: query.error.message, retry: () => void query.refetch() };
  }
  return { status: 'loading' };
}
