import { describe, expect, it } from 'vitest';
import { KNOWN } from '../../seed';
import { testSearch } from '../../test/clients/search-reader';

const SLUG = KNOWN.autodelivery;
/** Badges with words that no other product has. */
const TRUE_BADGE = 'Gluten free quixly';
const UNTRUE_BADGE = 'Vegan zorblite';

describe('a badge that the label contradicts [advertising-06]', () => {
  const { api, reader } = testSearch();

  const slugs = async (params: Record<string, unknown>): Promise<string[]> => {
    const [{ hits }] = await reader.search({ indexName: 'products', hitsPerPage: 20, ...params });
    return hits.map(({ slug }: { slug: string }) => slug);
  };
  const ofDiet = (badge: string) => slugs({ query: '', facetFilters: [`diet:${badge}`] });

  it('is neither searched nor filtered by, while a true one of the product is', async () => {
    const badges = { name: 'Product Badges', type: 'list', value: `${UNTRUE_BADGE}, ${TRUE_BADGE}` };
    const txt_ingredients = 'Each capsule contains: vitamin D3 25 mcg. Also contains: gelatin.';
    await api.db
      .collection('products')
      .updateOne({ slug: SLUG }, { $set: { attributes: [badges], txt_ingredients } });
    await api.services.search.refresh([(await reader.product(SLUG))._id]);
    expect(await ofDiet(TRUE_BADGE)).toEqual([SLUG]);
    expect(await slugs({ query: 'quixly' })).toEqual([SLUG]);
    expect(await ofDiet(UNTRUE_BADGE)).toEqual([]);
    expect(await slugs({ query: 'zorblite' })).toEqual([]);
  });
});
