import type { BaseContext, BaseServices } from '../../lib/context';
import type { CatalogueLoaders } from './loaders';
import type { Reference } from './reference';
import type { ShownProducts } from './shown-products';

/** Services that catalogue needs. */
export type CatalogueServices = BaseServices & {
  /** Brands, categories and promotions in memory. */
  reference: Reference;
  shownProducts: ShownProducts;
};

/** What the resolvers of catalogue get. */
export type CatalogueContext = CatalogueServices & BaseContext & { loaders: CatalogueLoaders };
