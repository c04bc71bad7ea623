import { getQueryClient, renewQueries } from '@saltbush/shared-ui/platform';
import { PATIENTS_KEY } from './patients';

/** Fetches again whatever shows patients. */
export const renewPatients = (): Promise<void> => renewQueries(getQueryClient(), PATIENTS_KEY);
