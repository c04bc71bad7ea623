import { patientKeys } from '@saltbush/shared-ui/entities';
import { getQueryClient, renewQueries } from '@saltbush/shared-ui/platform';

/** Fetches again whatever shows patients. */
export const renewPatients = (): Promise<void> => renewQueries(getQueryClient(), patientKeys.all);
