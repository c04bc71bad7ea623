import type { SupplyLimits } from '@saltbush/contract';
import { jsonRequest, PRODUCTS_INDEX } from '@saltbush/shared-ui/platform';
import { queryOptions } from '@tanstack/react-query';

/** A prescription medicine of a program. */
export interface ProgramMedicine {
  objectID: string;
  name: string;
  available: boolean;
  isPrescription: boolean;
  /** Unset in records that an older release has written. */
  supply_limits?: SupplyLimits | null;
}

const HITS = 100;

async function search(journeyId: string): Promise<ProgramMedicine[]> {
  const { data, success, error } = await jsonRequest<{ hits: ProgramMedicine[] }>(
    `/1/indexes/${PRODUCTS_INDEX}/query`,
    { body: { query: '', filters: `recommending_journey_ids:${journeyId}`, hitsPerPage: HITS } },
  );
  if (!success || !data) throw new Error(error);
  return data.hits.filter(({ isPrescription }) => isPrescription);
}

/** The medicines that can be prescribed in a program. */
export const programMedicinesQuery = (journeyId: string) =>
  queryOptions({
    queryKey: ['mf-journey', 'medicines', journeyId],
    queryFn: () => search(journeyId),
  });
