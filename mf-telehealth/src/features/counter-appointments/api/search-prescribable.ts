import {
  isPrescriptionSchedule,
  issueLimits,
  SCHEDULES,
  type SupplyLimits,
  supplyLimits,
} from '@saltbush/contract';
import { jsonRequest, PRODUCTS_INDEX } from '@saltbush/shared-ui/platform';
import type { Prescribable } from '../model/script-form';

interface Hit {
  objectID: string;
  name: string;
  available: boolean;
  /** Unset in records that an older release has written. */
  supply_limits?: SupplyLimits | null;
}

const HITS = 8;
const ON_PRESCRIPTION = SCHEDULES.filter(isPrescriptionSchedule).map((schedule) => `schedule:${schedule}`);

const medicineOf = ({ objectID, name, available, supply_limits }: Hit): Prescribable & { label: string } => ({
  id: objectID,
  name,
  label: available ? name : `${name} (out of stock)`,
  limits: issueLimits(supply_limits ?? supplyLimits({})),
});

/** The search parameters: medicines on prescription, without analytics, because the query is health data. */
const medicinesNamed = (query: string) => ({
  indexName: PRODUCTS_INDEX,
  ...{ query, hitsPerPage: HITS, clickAnalytics: false, facetFilters: [ON_PRESCRIPTION] },
  attributesToRetrieve: ['objectID', 'name', 'available', 'supply_limits'],
});

/** Finds medicines on prescription by name, with what of them can be prescribed. */
export async function searchPrescribable(query: string) {
  const { data, success, error } = await jsonRequest<{ results: { hits: Hit[] }[] }>('/1/indexes/*/queries', {
    body: { requests: [medicinesNamed(query)] },
  });
  if (!success || !data) throw new Error(error);
  return (data.results[0]?.hits ?? []).map(medicineOf);
}
