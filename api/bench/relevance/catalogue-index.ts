import { brandDocuments, categoryDocuments } from '../../seed/catalogue/documents';
import { planCatalogue } from '../../seed/catalogue/plan';
import { productDocument, shopOf } from '../../seed/catalogue/products';
import { SearchIndex } from '../../src/search/engine/search-index';
import { productSettings } from '../../src/search/indexes/products';

/** The sample shop as of this day: popularity and stock do not depend on it, release dates do. */
const NOW = new Date('2026-11-24T00:00:00Z');

/** Builds the product index of the whole sample shop in memory, without a database. */
export function indexCatalogue() {
  const drafts = planCatalogue();
  const shop = shopOf(drafts, NOW);
  const brands = new Map(brandDocuments(drafts).map((brand) => [brand._id, brand]));
  const categories = new Map(categoryDocuments(drafts).map((category) => [category._id, category]));
  const index = new SearchIndex(productSettings);
  for (const draft of drafts) {
    if (draft.status !== 'Active') continue;
    const product = productDocument(draft, shop);
    const links = {
      brand: brands.get(product.brand_id) ?? null,
      categories: product.category_ids.flatMap((id) => categories.get(id) ?? []),
      promotions: [],
    };
    index.upsert({ product, links });
  }
  return index;
}
