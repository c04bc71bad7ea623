import { KNOWN } from '../../../api/seed/known';
import { send } from '../../support/buyer/send';
import { offeredDays } from '../../support/care/patient';
import { fetchDocument } from '../../support/documents';
import { shopOrigin } from '../../support/shop-origin';
import { expect, test } from '../../support/test';

const MINUTE = 60_000;
const SEARCH_TAGS = {
  [KNOWN.coldChain]: 'Cold',
  [KNOWN.schedule2]: 'Pharmacy Products',
  [KNOWN.gated]: 'Gated Products',
  [KNOWN.practitioner]: 'Practitioner',
  [KNOWN.tga]: 'TGA General Warning (Top)',
  [KNOWN.telehealthShortConsult]: 'Telehealth',
};

test('brands have their groups of letters, products their search tags, and consults times that are far enough ahead [9.b-04 9.c-11 9.f-09]', async ({
  request,
}) => {
  const { main } = await fetchDocument(request, '/brands');
  const groups = [...main.matchAll(/aria-label="Brands ([^"]+)"/g)].map(([, name]) => name);
  const all = ['#AB', 'CDE', 'FGH', 'IJK', 'LMN', 'OPQ', 'RST', 'UVW', 'XYZ'];
  expect(groups).toEqual(all);

  const origin = shopOrigin();
  const query = 'query Product($slug: String!) { product(slug: $slug) { tags { name } } }';
  for (const [slug, tag] of Object.entries(SEARCH_TAGS)) {
    const { product } = await send<{ product: { tags: { name: string }[] } }>(origin, query, { slug });
    expect(
      product.tags.map(({ name }) => name),
      slug,
    ).toContain(tag);
  }

  const days = await offeredDays({ origin });
  const starts = days.flatMap(({ slots }) => slots.map(({ starts_at }) => Date.parse(starts_at)));
  const free = days.flatMap(({ slots }) => slots.filter(({ is_available }) => is_available));
  expect(free.length).toBeGreaterThan(0);
  for (const { starts_at } of free)
    expect(Date.parse(starts_at)).toBeGreaterThanOrEqual(Date.now() + 29 * MINUTE);
  const [tomorrow] = days.slice(1);
  const windows = tomorrow?.slots.map(({ starts_at }) => Date.parse(starts_at)) ?? [];
  expect(windows.length).toBeGreaterThan(1);
  for (const [index, start] of windows.slice(1).entries())
    expect(start - (windows[index] ?? 0)).toBe(120 * MINUTE);
  expect(new Set(starts).size).toBe(starts.length);
});
