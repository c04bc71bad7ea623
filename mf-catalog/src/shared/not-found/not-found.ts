import { pageTitle } from '@saltbush/contract';
import type { PageContext, PageResult } from '@saltbush/shared-ui/platform';
import { rootCategoriesQuery } from '../finding/api/root-categories';

/** The answer for an address without a page; the categories are a help, not a condition. */
export async function notFound({ queryClient }: Pick<PageContext, 'queryClient'>): Promise<PageResult> {
  await queryClient.prefetchQuery(rootCategoriesQuery());
  return { status: 404, head: { title: pageTitle('Page not found'), robots: 'noindex' } };
}
