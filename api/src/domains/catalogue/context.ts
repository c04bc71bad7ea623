import type { BaseContext, BaseServices } from '../../lib/context';
import type { CatalogueLoaders } from './loaders';
import type { ProductCache } from './product-cache';
import type { Reference } from './reference';

/** Services required by the catalogue domain. */
export type CatalogueServices = BaseServices & {
  /** Brands, categories and promotions held in memory. */
  reference: Reference;
  productCache: ProductCache;
};

/** Context of the catalogue resolvers. */
export type CatalogueContext = CatalogueServices & BaseContext & { loaders: CatalogueLoaders };
