import { describe, expect, it } from 'vitest';
import { KNOWN } from '../../../../seed';
import { testApi } from '../../../../test/server/test-api';

const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url ?? '');

describe('what search engines read', () => {
  const api = testApi();
  const read = async (path: string) => {
    const response = await fetch(`${api.url}${path}`);
    return {
      status: response.status,
      type: response.headers.get('content-type'),
      text: await response.text(),
    };
  };
  /** The addresses of all sitemaps that the index names. */
  const listed = async () => {
    const index = await read('/sitemap.xml');
    const files = await Promise.all(locations(index.text).map((url) => read(new URL(url).pathname)));
    expect(files.map(({ status, type }) => `${status} ${type}`)).toEqual(
      files.map(() => '200 application/xml; charset=utf-8'),
    );
    return files.flatMap(({ text }) => locations(text)).map((url) => new URL(url).pathname);
  };

  it('names the index of sitemaps, and keeps robots out of what belongs to one visitor', async () => {
    const { status, type, text } = await read('/robots.txt');
    expect([status, type]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(text).toMatch(/^Sitemap: https?:\/\/[^/]+\/sitemap\.xml$/m);
    for (const path of ['/api/', '/cart', '/checkout', '/user/', '/search-results']) {
      expect(text).toContain(`Disallow: ${path}\n`);
    }
  });

  it('lists products on sale with the day they changed, categories and brands, and what the shop says of itself', async () => {
    const paths = await listed();
    expect(paths).toEqual(
      expect.arrayContaining([
        '/',
        '/brands',
        '/telehealth',
        '/weight-management',
        '/pages/help',
        '/shipping-returns',
        `/products/${KNOWN.magnesium}`,
        '/browse/vitamins-supplements',
      ]),
    );
    expect(paths).not.toContain(`/products/${KNOWN.disabled}`);
    expect(new Set(paths).size).toBe(paths.length);
    const index = await read('/sitemap.xml');
    expect(index.text).toMatch(/products-1\.xml<\/loc><lastmod>\d{4}-\d\d-\d\dT/);
  });

  it('lists no product that only registered customers see', async () => {
    const gated = await api.db.collection<{ slug: string }>('products').findOne({ is_gated: true });
    expect(gated).toBeTruthy();
    expect(await listed()).not.toContain(`/products/${gated?.slug}`);
  });

  it('answers 404 for a sitemap that does not exist', async () => {
    for (const path of ['/sitemaps/products-99.xml', '/sitemaps/__proto__', '/sitemaps/%']) {
      expect((await read(path)).status, path).toBeGreaterThanOrEqual(400);
      expect((await read(path)).status, path).toBeLessThan(500);
    }
  });
});
