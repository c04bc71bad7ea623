import { patientNamesQuery } from '@saltbush/shared-ui/entities';
import { useSession } from '@saltbush/shared-ui/platform';
import { useQuery } from '@tanstack/react-query';

/** True once the signed-in shopper is known to have patients; a guest has none. */
export function useHasPatients(): boolean {
  const isSignedIn = useSession(({ status }) => status === 'signed-in');
  const { data } = useQuery({ ...patientNamesQuery(), enabled: isSignedIn });
  return data !== undefined && data.length > 0;
}
