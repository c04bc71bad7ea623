/**
 * Products, brands and categories.
 * Public interface for other domains, the server, jobs and the sample shop.
 */
export { attributeTexts, badgesOf, keyIngredientsOf } from './attributes';
export { isAvailable } from './availability';
export { categoryTrail } from './category-trail';
export type { CatalogueContext, CatalogueServices } from './context';
export {
  beginPlannedPrices,
  cancelPrice,
  changePrice,
} from './desk/change-price';
export { countStock, receiveStock } from './desk/change-stock';
export type { ChangedBy } from './desk/documents';
export {
  belongsTo,
  countProducts,
  findByBarcode,
  findByCode,
  findWithdrawn,
  isLow,
  listProducts,
  type ProductChoice,
  type ProductPlace,
  placeOf,
} from './desk/list-products';
export {
  countPromoted,
  findPromoted,
  joinPromotion,
  readProducts,
} from './desk/promoted';
export { listMovements, listPriceChanges, setStatus } from './desk/store';
export type {
  BrandDocument,
  CategoryDocument,
  ImageDocument,
  PackshotDocument,
  PriceDocument,
  ProductDocument,
} from './documents';
export { catalogueIds } from './ids';
export { createCatalogueLoaders, present } from './loaders';
export { removePhoto, removeUnusedPhotos, setPhoto } from './photos/change-photo';
export { type MadePhoto, makePhoto, type PhotoFiles } from './photos/make-photo';
export { insertPhoto, readPhotoFile } from './photos/store';
export { livePrice } from './prices/live-price';
export { priceAt } from './prices/price-at';
export { createProductCache, type ProductCache } from './product-cache';
export { categoriesOf, promotionsOf } from './product-relations';
export { createReference, type Reference } from './reference';
export { requireProduct } from './require-product';
export {
  addToShelf,
  isOnShelf,
  listShelves,
  readShelves,
  type ShelfDocument,
  shelfId,
  takeFromShelf,
} from './shelves';
export { areSold, isInStock, returnStock, takeStock } from './stock';
export { findProducts } from './store';
