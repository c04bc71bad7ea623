import { links } from '@saltbush/contract/links';
import type { Product } from '../api/product';

/** The path to a product: its categories as browse/{a}/{b}, and the product itself last (section 2.1). */
export function productSteps(product: Product): { label: string; url: string }[] {
  return [
    { label: 'Home', url: links.home() },
    ...product.breadcrumbs.map(({ display_title, url }) => ({ label: display_title, url })),
    { label: product.name, url: product.url },
  ];
}
