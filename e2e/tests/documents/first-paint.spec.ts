import { LISTING, PRODUCT } from '../../support/paths';
import { expect, test } from '../../support/test';
import { visit } from '../../support/visit';

/** The main picture, or those of the first row of a listing. */
const FIRST_PICTURES = 4;
const PAGES = ['/', LISTING, PRODUCT];

for (const path of PAGES) {
  test(`the first paint of ${path} waits for nothing but the document`, async ({
    page,
    request,
    quietConsole: _,
  }) => {
    const html = await (await request.get(path)).text();
    const preloads = [...html.matchAll(/<link rel="preload" as="image" href="([^"]+)"/g)];
    const pictures = new Set(preloads.map(([, href]) => href));
    expect(pictures.size, `preloaded: ${[...pictures]}`).toBeLessThanOrEqual(FIRST_PICTURES);
    expect([...pictures].filter((href) => href?.startsWith('/media/icon/'))).toEqual([]);
    expect(html).not.toContain('rel="stylesheet"');

    const sheets: string[] = [];
    page.on('request', (sent) => {
      if (sent.resourceType() === 'stylesheet') sheets.push(new URL(sent.url()).pathname);
    });
    await visit(page, path);
    const applied = await page
      .locator('style[data-href]')
      .evaluateAll((elements) => elements.map((element) => element.getAttribute('data-href') ?? ''));
    expect(applied.length).toBeGreaterThan(2);
    expect(
      sheets.filter((sheet) => applied.some((name) => sheet.endsWith(name))),
      'style sheets that the document has already',
    ).toEqual([]);
  });
}
