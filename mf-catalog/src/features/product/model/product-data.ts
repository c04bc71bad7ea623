import { breadcrumbList } from '../../../shared/head/json-ld';
import type { Product } from '../api/product';
import { productBreadcrumbs } from './product-breadcrumbs';
import { unitPrice } from './product-summary';

const inDollars = (cents: number) => (cents / 100).toFixed(2);

/** Returns the structured price and stock, or undefined for medicines that may not be promoted (rule advertising-01). */
function offerOf(product: Product): object | undefined {
  const price = unitPrice(product);
  if (!price || !product.is_advertisable) return undefined;
  const availability = product.is_preorder ? 'PreOrder' : product.is_available ? 'InStock' : 'OutOfStock';
  return {
    '@type': 'Offer',
    url: product.url,
    priceCurrency: 'AUD',
    price: inDollars(price.value),
    availability: `https://schema.org/${availability}`,
  };
}

/** Search engines call a product without a price invalid: such products and medicines have none of this. */
function dataOf(product: Product): object[] {
  const offers = offerOf(product);
  if (!offers) return [];
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    sku: product.code,
    description: product.metadescription,
    url: product.url,
    image: product.images.map(({ url }) => url),
    brand: product.brand ? { '@type': 'Brand', name: product.brand.name } : undefined,
    offers,
  };
  return [data];
}

/** Returns what search engines are told of a product. Documents contain it; `product-data.browser.ts` is for browsers. */
export const productData = (product: Product): object[] => [
  ...dataOf(product),
  breadcrumbList(productBreadcrumbs(product)),
];
