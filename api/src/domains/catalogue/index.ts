/**
 * Products, brands and categories.
 * Other domains, the server, jobs and the sample shop know this much.
 */
export { keyIngredientsOf } from './attributes';
export { isAvailable } from './availability';
export type { CatalogueContext, CatalogueServices } from './context';
export type {
  BrandDocument,
  CategoryDocument,
  ImageDocument,
  PackshotDocument,
  PriceDocument,
  ProductDocument,
} from './documents';
export { catalogueIds } from './ids';
export { loadKnownProduct } from './known-product';
export { lineageOf } from './lineage';
export { livePrice } from './live-price';
export { createCatalogueLoaders, present } from './loaders';
export { categoriesOf, promotionsOf } from './product-relations';
export { createReference, type Reference } from './reference';
export { createShownProducts, type ShownProducts } from './shown-products';
export { takeStock } from './stock';
export { findProducts } from './store';
