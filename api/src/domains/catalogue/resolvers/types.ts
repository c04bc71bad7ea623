import { photoInSize } from '@saltbush/contract';
import { links } from '@saltbush/contract/links';
import type {
  BrandResolvers,
  BreadcrumbResolvers,
  CategoryResolvers,
  ProductVariantResolvers,
  PromotionResolvers,
} from '../../../generated/resolvers';
import { isOutOfStock } from '../availability';
import { categoryTrail } from '../category-trail';
import type { CatalogueContext } from '../context';
import { findPromotionProducts } from '../store';

const MAX_PROMOTION_PRODUCTS = 100;

export const ProductVariant: ProductVariantResolvers<CatalogueContext> = {
  is_out_of_stock: isOutOfStock,
  // Shown on the buttons that choose a variant.
  images: (product) =>
    product.images.map(({ id, url, alt }) => ({ id: String(id), url: photoInSize(url, 'line'), alt })),
};

export const Brand: BrandResolvers<CatalogueContext> = {
  id: (brand) => String(brand._id),
  url: (brand) => links.brand(brand.slug),
};

export const Category: CategoryResolvers<CatalogueContext> = {
  id: (category) => String(category._id),
  url: (category) => links.browse(category.path),
  lineage: categoryTrail,
  children: (category, _args, ctx) => [...ctx.reference.children(category._id)],
};

export const Breadcrumb: BreadcrumbResolvers<CatalogueContext> = {
  name: (category) => category.title,
  display_title: (category) => category.title,
  url: (category) => links.browse(category.path),
  lineage: (category) => category.lineage.map(({ slug, title }) => ({ slug, display_title: title })),
};

export const Promotion: PromotionResolvers<CatalogueContext> = {
  id: (promotion) => String(promotion._id),
  url: (promotion) => links.promotion(promotion._id),
  products: (promotion, { limit }, ctx) =>
    findPromotionProducts(ctx.db, promotion._id, Math.min(Math.max(1, limit), MAX_PROMOTION_PRODUCTS)),
};
