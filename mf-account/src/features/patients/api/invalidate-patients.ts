import { patientKeys } from '@saltbush/shared-ui/entities';
import { getQueryClient, renewQueries } from '@saltbush/shared-ui/platform';

/** Invalidates every query that contains patients. */
export const invalidatePatients = (): Promise<void> => renewQueries(getQueryClient(), patientKeys.all);
