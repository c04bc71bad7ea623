import { SCHEDULES } from '@saltbush/contract';
import { PRODUCTS_INDEX } from '@saltbush/shared-ui/platform';
import type { Medicine } from '../../../shared/booking/health-answers';

const HITS = 6;
const PRESCRIPTION = SCHEDULES.filter((schedule) => schedule.startsWith('4'));

/** The search parameters: available prescription medicines, without analytics, because the query is health data. */
const medicinesQuery = (query: string) => ({
  indexName: PRODUCTS_INDEX,
  query,
  hitsPerPage: HITS,
  clickAnalytics: false,
  facetFilters: [PRESCRIPTION.map((schedule) => `schedule:${schedule}`)],
  attributesToRetrieve: ['objectID', 'name'],
});

/** Finds prescription medicines by name in the hosted search service. Throws if it is unavailable. */
export async function searchMedicines(query: string, signal?: AbortSignal): Promise<Medicine[]> {
  const response = await fetch('/1/indexes/*/queries', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ requests: [medicinesQuery(query)] }),
    signal,
  });
  if (!response.ok) throw new Error(`The search service responded with ${response.status}`);
  const { results } = (await response.json()) as {
    results: { hits: { objectID: string; name?: string }[] }[];
  };
  return (results[0]?.hits ?? []).map(({ objectID, name = '' }) => ({ id: objectID, name }));
}
