import { pageTitle } from '@saltbush/contract';
import type { PageContext, PageResult } from '@saltbush/shared-ui/platform';
import { rootCategoriesQuery } from '../find-products/api/root-categories';

/** Returns a 404 result. The suggested categories are optional, so a failed prefetch is ignored. */
export async function notFound({ queryClient }: Pick<PageContext, 'queryClient'>): Promise<PageResult> {
  await queryClient.prefetchQuery(rootCategoriesQuery());
  return { status: 404, head: { title: pageTitle('Page not found'), robots: 'noindex' } };
}
