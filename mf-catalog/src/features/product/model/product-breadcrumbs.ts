import { links } from '@saltbush/contract/links';
import type { Product } from '../api/product';

/** Returns a product's breadcrumbs: its categories as browse/{a}/{b}, then the product (section 2.1). */
export function productBreadcrumbs(product: Product): { label: string; url: string }[] {
  return [
    { label: 'Home', url: links.home() },
    ...product.breadcrumbs.map(({ display_title, url }) => ({ label: display_title, url })),
    { label: product.name, url: product.url },
  ];
}
