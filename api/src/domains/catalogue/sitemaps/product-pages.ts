import { links } from '@saltbush/contract/links';
import type { Db } from 'mongodb';
import type { ProductDocument } from '../documents';

/** Products per sitemap. Search engines read up to 50,000; smaller files change less often. */
const SITEMAP_PRODUCTS = 5000;

/** Pages of products on sale that anyone may see, in files that keep their products whatever is added. */
export async function* productPages(db: Db) {
  const products = db.collection<ProductDocument>('products');
  const [last] = await products.find().sort({ _id: -1 }).limit(1).project({ _id: 1 }).toArray();
  for (let file = 1; (file - 1) * SITEMAP_PRODUCTS <= (last?._id ?? -1); file += 1) {
    const from = (file - 1) * SITEMAP_PRODUCTS;
    const found = await products
      .find({ _id: { $gte: from, $lt: from + SITEMAP_PRODUCTS }, status: 'Active', is_gated: false })
      .project<Pick<ProductDocument, 'slug' | 'updated_at'>>({ slug: 1, updated_at: 1 })
      .toArray();
    const pages = found.map(({ slug, updated_at }) => ({ path: links.product(slug), changedAt: updated_at }));
    if (pages.length > 0) yield { file, pages };
  }
}
