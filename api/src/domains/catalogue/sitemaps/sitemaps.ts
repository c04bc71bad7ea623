import { links } from '@saltbush/contract/links';
import escapeHtml from 'escape-html';
import type { Db } from 'mongodb';
import type { Reference } from '../reference';
import { productPages } from './product-pages';

/** An address of the shop that search engines may list. */
interface ListedPage {
  path: string;
  /** When its content last changed. */
  changedAt?: Date;
}

interface SitemapSources {
  db: Db;
  reference: Reference;
  /** Public URL of the shop, without a slash at the end. */
  origin: string;
}

const XML = '<?xml version="1.0" encoding="UTF-8"?>';
const SCHEMA = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

function entry(tag: 'url' | 'sitemap', origin: string, { path, changedAt }: ListedPage): string {
  const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
  return `<${tag}><loc>${escapeHtml(origin + path)}</loc>${changed}</${tag}>`;
}

const latest = (pages: readonly ListedPage[]): Date | undefined =>
  pages.reduce<Date | undefined>(
    (last, { changedAt }) => (changedAt && (!last || changedAt > last) ? changedAt : last),
    undefined,
  );

const { pages, telehealth, journey } = links;

/** What the shop says and offers besides products. */
const OWN_PAGES = [
  ...[telehealth.services(), journey.program(), pages.sameDayDelivery(), pages.autoDelivery()],
  ...[pages.rewards(), pages.about(), pages.contact(), pages.help(), pages.delivery()],
  ...[pages.terms(), pages.privacy(), pages.collectionNotice()],
];

/** Pages besides products: departments, categories and brands with products, and the shop's own. */
function otherPages(reference: Reference): ListedPage[] {
  const filled = <Item extends { product_count: number }>(items: readonly Item[]) =>
    items.filter(({ product_count }) => product_count > 0);
  return [
    { path: links.home() },
    { path: links.brands() },
    ...OWN_PAGES.map((path) => ({ path })),
    ...filled(reference.categories()).map(({ path }) => ({ path: links.browse(path) })),
    ...filled(reference.brands()).map(({ slug }) => ({ path: links.brand(slug) })),
  ];
}

/** Returns every sitemap by its path: the index, and files that a search engine reads in one go. */
export async function buildSitemaps({ db, reference, origin }: SitemapSources): Promise<Map<string, string>> {
  const files = new Map<string, ListedPage[]>([['/sitemaps/pages.xml', otherPages(reference)]]);
  for await (const { file, pages } of productPages(db)) {
    files.set(`/sitemaps/products-${file}.xml`, pages);
  }
  const documents = new Map<string, string>();
  for (const [path, pages] of files) {
    const urls = pages.map((page) => entry('url', origin, page)).join('\n');
    documents.set(path, `${XML}\n<urlset ${SCHEMA}>\n${urls}\n</urlset>\n`);
  }
  const maps = [...files].map(([path, pages]) =>
    entry('sitemap', origin, { path, changedAt: latest(pages) }),
  );
  return documents.set(
    '/sitemap.xml',
    `${XML}\n<sitemapindex ${SCHEMA}>\n${maps.join('\n')}\n</sitemapindex>\n`,
  );
}
