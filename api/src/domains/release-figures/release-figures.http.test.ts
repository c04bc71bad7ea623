import { INTERNAL_FIGURES, INTERNAL_TRIALS, NO_FIGURES } from '@saltbush/contract/telemetry';
import { describe, expect, it } from 'vitest';
import { testShop } from '../../../test/shop/test-shop';

const DAY_MS = 86_400_000;
const shop = testShop();

const row = (over: object = {}) => ({
  remote: 'mf-cart',
  release: '1-a',
  page: 'mf-cart/cart',
  trial: null,
  counts: { ...NO_FIGURES.counts, pages: 2, faulty: 1 },
  vitals: { LCP: { '30': 2 } },
  loads: { '12': 3 },
  ...over,
});
const error = (over: object = {}) => ({
  remote: 'mf-cart',
  release: '1-a',
  name: 'TypeError',
  page: 'mf-cart/cart',
  frames: ['mf-cart/src/pages/cart/cart-page.tsx:12:4'],
  count: 1,
  ...over,
});

async function add(rows: object[], errors: object[] = []): Promise<number> {
  const init = { method: 'POST', headers: { 'content-type': 'application/json' } };
  return (await fetch(shop.url + INTERNAL_FIGURES, { ...init, body: JSON.stringify({ rows, errors }) }))
    .status;
}

async function read(path: string, query: Record<string, string>) {
  return (await fetch(`${shop.url}${path}?${new URLSearchParams(query)}`)).json();
}
const release = (id: string) =>
  read(INTERNAL_FIGURES, {
    remote: 'mf-cart',
    release: id,
    since: new Date(shop.clock.current.getTime() - DAY_MS).toISOString(),
  });

describe('figures of releases', () => {
  it('are summed by page, whenever and by whomever they were added', async () => {
    expect(await add([row(), row({ page: 'mf-catalog/home' })], [error()])).toBe(204);
    shop.clock.advance(2 * 3_600_000);
    expect(await add([row()], [error({ count: 4 })])).toBe(204);
    const { pages, errors } = await release('1-a');
    expect(pages).toHaveLength(2);
    const cart = pages.find(({ page }: { page: string }) => page === 'mf-cart/cart');
    expect(cart.figures.counts).toMatchObject({ pages: 4, faulty: 2, retries: 0 });
    expect(cart.figures.vitals.LCP).toEqual({ '30': 4 });
    expect(cart.figures.loads).toEqual({ '12': 6 });
    expect(errors).toMatchObject([{ name: 'TypeError', count: 5, frames: error().frames }]);
  });

  it('of a canary are read by side and share', async () => {
    const sides = ['canary', 'current'].map((side) =>
      row({ release: side === 'canary' ? '2-b' : '2-a', trial: { name: '2-b/0.01', side } }),
    );
    await add([...sides, row({ release: '2-a' })]);
    const { figures } = await read(INTERNAL_TRIALS, { remote: 'mf-cart', trials: '2-b/0.01,2-b/0.1' });
    expect(figures.map(({ trial }: { trial: object }) => trial)).toEqual([
      { name: '2-b/0.01', side: 'canary' },
      { name: '2-b/0.01', side: 'current' },
    ]);
    expect(figures[0].counts.pages).toBe(2);
  });

  it('are refused if they are not what a web server sends', async () => {
    for (const rows of [
      [row({ visitor: 'x' })],
      [row({ page: 'jane@example.com?' })],
      Array(200).fill(row()),
    ])
      expect(await add(rows)).toBe(400);
  });

  it('keep 50 kinds of errors of a release', async () => {
    const kinds = Array.from({ length: 60 }, (_, index) =>
      error({ release: '3-a', frames: [`a:${index}:1`] }),
    );
    await add([], kinds);
    expect(await shop.db.collection('release_errors').countDocuments({ release: '3-a' })).toBe(50);
    expect((await release('3-a')).errors).toHaveLength(10);
  });

  it('are deleted after 30 days', async () => {
    await add([row({ release: '4-a' })], [error({ release: '4-a' })]);
    shop.clock.advance(31 * DAY_MS);
    await shop.expire();
    for (const name of ['release_figures', 'release_errors'])
      expect(await shop.db.collection(name).countDocuments({ release: '4-a' })).toBe(0);
  });
});
