import { links } from '@saltbush/contract/links';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ContentDocument } from '../../src/domains/content/documents';
import type { HomeContent } from '../../src/domains/content/home';
import type { NavigationContent } from '../../src/domains/content/navigation';
import { CATEGORIES } from '../catalogue/categories';
import { BRANDS } from '../catalogue/makers/brands';
import { planCatalogue, selectDrafts } from '../catalogue/plan';
import { promotionDocuments } from '../catalogue/promotions';
import type { Draft } from '../catalogue/types';
import { SERVICE_TEXTS } from '../health/service-texts';
import { drawIcon } from '../pictures/icons';
import { drawScene } from '../pictures/scenes';
import { contentDocuments } from '.';

const NOW = new Date('2026-11-21T02:00:00Z');
const full = planCatalogue();
const shops: [string, Draft[]][] = [
  ['full', full],
  ['small', selectDrafts(full, 400)],
];

const find = <T extends ContentDocument>(documents: readonly ContentDocument[], id: T['_id']): T => {
  const document = documents.find(({ _id }) => _id === id);
  if (!document) throw new Error(`There is no ${id}.`);
  return document as T;
};

/** Paths served by other areas of the shop. */
const SERVED = [
  /^\/$/,
  /^\/(brands|browse)$/,
  /^\/weight-management$/,
  /^\/telehealth$/,
  /^\/order-lookup$/,
  /^\/user\/(dashboard|invoices|autodelivery)$/,
];

describe.each(shops)('content of the %s shop', (_size, drafts) => {
  let documents: ContentDocument[] = [];
  let text = '';
  beforeAll(() => {
    documents = contentDocuments(drafts, NOW);
    text = JSON.stringify(documents);
  });

  it('links only to pages that exist', () => {
    const paths = new Set(CATEGORIES.map(({ path }) => `/browse/${path}`));
    for (const brand of new Set(drafts.map(({ brand }) => brand.slug))) paths.add(`/brands/${brand}`);
    for (const { _id } of promotionDocuments(NOW)) paths.add(`/promotions/${_id}`);
    for (const { slug } of Object.values(SERVICE_TEXTS)) paths.add(`/telehealth/${slug}`);
    for (const { _id } of documents) if (_id.startsWith('page:')) paths.add(`/${_id.slice(5)}`);
    const found = [
      ...text.matchAll(/"(?:url|targetLink|mobilePromo\w*TargetLink)":"(\/[^"]*)"|href=\\"(\/[^"\\]*)/g),
    ];
    const targets = new Set(found.map(([, url, href]) => url ?? href ?? ''));
    expect(targets.size).toBeGreaterThan(300);
    const broken = [...targets].filter(
      (path) => !paths.has(path) && !SERVED.some((served) => served.test(path)),
    );
    expect(broken).toEqual([]);
  });

  it('has the heading that links to the returns policy lead to [2.1-23]', () => {
    const [path = '', anchor] = links.pages.returns().split('#');
    const page = find<ContentDocument & { html: string }>(documents, `page:${path.slice(1)}`);
    expect(anchor).toBe('Returns-policy');
    expect(page.html).toContain(`<h2 id="${anchor}">`);
  });

  it('references only pictures that can be drawn', () => {
    const scenes = [...text.matchAll(/\/media\/scene\/([\w-]+)-[0-9a-f]{8}\.svg/g)].map(
      ([, name = '']) => name,
    );
    const icons = [...text.matchAll(/\/media\/icon\/([\w-]+)-[0-9a-f]{8}\.svg/g)].map(
      ([, name = '']) => name,
    );
    expect(scenes.filter((name) => drawScene(name) === null)).toEqual([]);
    expect(icons.filter((name) => drawIcon(name) === null)).toEqual([]);
    expect(scenes.length).toBeGreaterThan(10);
    expect(icons.length).toBeGreaterThan(10);
  });

  it('puts products on the home page that can be promoted and bought [advertising-02]', () => {
    const home = find<HomeContent>(documents, 'home');
    const byId = new Map(drafts.map((draft) => [draft.id, draft]));
    const rows = home.sections.filter((section) => section.kind === 'products');
    expect(rows.length).toBeGreaterThanOrEqual(3);
    for (const { id, product_ids } of rows) {
      expect(product_ids.length, id).toBeGreaterThanOrEqual(4);
      const chosen = product_ids.map((product) => byId.get(product));
      expect(
        chosen.every((draft) => draft?.schedule === '' && draft.stock > 0 && !draft.flags.is_gated),
      ).toBe(true);
    }
  });

  it('lists every maker of the shop once, and no others', () => {
    const { brands } = find<NavigationContent>(documents, 'navigation');
    const inShop = new Set(drafts.map(({ brand }) => brand.slug));
    const shown = BRANDS.filter(({ slug, trades }) => inShop.has(slug) && !trades.includes('service'));
    expect(brands.map(({ id }) => id).sort()).toEqual(shown.map(({ slug }) => slug).sort());
  });

  it('gives every menu entry a unique id within its list', () => {
    const { menuItems } = find<NavigationContent>(documents, 'navigation');
    for (const item of menuItems) {
      for (const group of item.catGroups) {
        const ids = group.categories.map(({ id }) => id);
        expect(new Set(ids).size, group.id).toBe(ids.length);
      }
      const groups = item.catGroups.map(({ id }) => id);
      expect(new Set(groups).size, item.id).toBe(groups.length);
    }
    expect(menuItems.map(({ title }) => title)).toContain('Telehealth');
  });
});
