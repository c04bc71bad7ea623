import { WEIGHT_LOSS_JOURNEY_ID } from '@saltbush/contract';
import { jsonRequest, PRODUCTS_INDEX } from '@saltbush/shared-ui/platform';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

/** A program product as indexed by the search service. Money in cents. */
export interface ProgramProduct {
  objectID: string;
  name: string;
  brand: string;
  slug: string;
  image_sm: string | null;
  price: number;
  available: boolean;
  schedule: string | null;
  isPrescription: boolean;
}

const HITS = 12;

async function search(query: string): Promise<ProgramProduct[]> {
  const { data, success, error } = await jsonRequest<{ hits: ProgramProduct[] }>(
    `/1/indexes/${PRODUCTS_INDEX}/query`,
    { body: { query, filters: `recommending_journey_ids:${WEIGHT_LOSS_JOURNEY_ID}`, hitsPerPage: HITS } },
  );
  if (!success || !data) throw new Error(error);
  // Members cannot add prescription items themselves.
  return data.hits.filter(
    ({ available, schedule, isPrescription }) => available && !schedule && !isPrescription,
  );
}

/** Query for the program products that a member can add, matching a search text. */
export const programProductsQuery = (text: string) =>
  queryOptions({
    queryKey: ['mf-journey', 'products', text],
    queryFn: () => search(text),
    placeholderData: keepPreviousData,
  });
