import { expect, it } from 'vitest';
import { planCatalogue } from '../catalogue/plan';
import { KNOWN } from '../known';
import { shelfDocuments } from './shelves';

const NOW = new Date('2026-11-24T00:00:00Z');

it('puts a small assortment on the shelves, in whatever order they are planned, with gaps', () => {
  const drafts = planCatalogue();
  const shelves = shelfDocuments(drafts, NOW);
  const products = new Set(shelves.map(({ product_id }) => product_id));
  expect(products.size).toBe(80);
  expect(shelves.length).toBeGreaterThan(1000);
  expect(shelves.length).toBeLessThan(80 * 50 * 0.9);
  expect(shelves.every(({ stock }) => stock >= 1 && stock <= 8)).toBe(true);
  expect(shelfDocuments([...drafts].reverse(), NOW)).toEqual(shelves);
  const never = [KNOWN.gated, KNOWN.preorder, KNOWN.prescription, KNOWN.schedule3, KNOWN.outOfStock];
  const ids = drafts.filter(({ slug }) => (never as string[]).includes(slug)).map(({ id }) => id);
  expect(ids).toHaveLength(never.length);
  expect(ids.filter((id) => products.has(id))).toEqual([]);
});
