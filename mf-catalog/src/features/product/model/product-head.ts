import { pageTitle } from '@saltbush/contract';
import type { PageHead } from '@saltbush/shared-ui/platform';
import type { Product } from '../api/product';
import { productData } from './product-data';

/** Returns a product's page head. */
export function productHead(product: Product): PageHead {
  const picture = product.images[0]?.url;
  return {
    title: pageTitle(product.seo_title || product.name),
    description: product.metadescription,
    canonical: product.url,
    // A link to a medicine that may not be advertised shows the shop (rule advertising-01).
    image: product.is_advertisable ? picture : undefined,
    preloadImage: picture,
    robots: product.status === 'Active' ? undefined : 'noindex',
    jsonLd: productData(product),
  };
}
