import type { Product } from '../api/product';

/** Nothing: only documents tell search engines of a product. */
export const productData = (_product: Product): object[] => [];
