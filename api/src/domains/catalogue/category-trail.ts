import { links } from '@saltbush/contract/links';
import type { CategoryDocument } from './documents';

/** Returns the category's breadcrumb trail, root first, with each listing's URL. */
export function categoryTrail({ lineage }: Pick<CategoryDocument, 'lineage'>) {
  let path = '';
  return lineage.map(({ id, slug, title }) => {
    path = path === '' ? slug : `${path}/${slug}`;
    return { id: String(id), slug, title, url: links.browse(path) };
  });
}
