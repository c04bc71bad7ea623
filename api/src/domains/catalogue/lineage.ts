import { links } from '@saltbush/contract/links';
import type { CategoryDocument } from './documents';

/** The categories from the root to this one, with the path of each listing. */
export function lineageOf({ lineage }: Pick<CategoryDocument, 'lineage'>) {
  let path = '';
  return lineage.map(({ id, slug, title }) => {
    path = path === '' ? slug : `${path}/${slug}`;
    return { id: String(id), slug, title, url: links.browse(path) };
  });
}
