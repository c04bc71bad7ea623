import type { ProductResolvers } from '../../../generated/resolvers';
import type { CatalogueContext } from '../context';
import type { ProductDocument, VariantAxis } from '../documents';
import { present } from '../loaders';
import { categoriesOf, promotionsOf } from '../product-relations';
import { productShippingMethods } from '../product-shipping';
import { variantsAlong } from '../variants';

/** Variants along an axis. The group is loaded once for all six axes. */
async function variants(axis: VariantAxis, product: ProductDocument, ctx: CatalogueContext) {
  if (!product.variant_group) return [];
  return variantsAlong(product, await ctx.loaders.variants.load(product.variant_group), axis);
}

/** Resolvers of a product's related data, batched and read on request only. */
export const productLinks: ProductResolvers<CatalogueContext> = {
  brand: (product, _args, ctx) => ctx.reference.brand(product.brand_id),
  category: (product, _args, ctx) => ctx.reference.category(product.category_id),
  breadcrumbs: (product, _args, ctx) => categoriesOf(product, ctx),
  promotions: (product, _args, ctx) => promotionsOf(product, ctx),
  expert_advice_products: async (product, _args, ctx) => {
    const found = present(await ctx.loaders.product.loadMany(product.expert_advice_product_ids));
    return found.filter(({ status }) => status === 'Active');
  },
  size_variants: (product, _args, ctx) => variants('size', product, ctx),
  colour_variants: (product, _args, ctx) => variants('colour', product, ctx),
  flavour_variants: (product, _args, ctx) => variants('flavour', product, ctx),
  brand_variants: (product, _args, ctx) => variants('brand', product, ctx),
  format_variants: (product, _args, ctx) => variants('format', product, ctx),
  fragrance_variants: (product, _args, ctx) => variants('fragrance', product, ctx),
  shipping_methods: (product, { postcode }, ctx) => productShippingMethods(ctx, product, postcode),
};
