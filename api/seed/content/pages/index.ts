import type { PageContent } from '../../../src/domains/content';
import { cleanHtml } from '../../../src/lib/clean-html';
import { COMPANY_PAGES } from './company';
import { LEGAL_PAGES } from './legal';
import { SERVICE_PAGES } from './service';
import type { PageText } from './types';

const PAGES: readonly PageText[] = [...SERVICE_PAGES, ...COMPANY_PAGES, ...LEGAL_PAGES];

/** All text pages. */
export function pages(now: Date): PageContent[] {
  return PAGES.map((page) => ({
    _id: `page:${page.path.slice(1)}`,
    path: page.path,
    title: page.title,
    description: page.description,
    html: cleanHtml(page.html.trim()),
    updated_at: new Date(now.getTime() - 20 * 86_400_000),
  }));
}
