import { describe, expect, it } from 'vitest';
import { KNOWN } from '../known';
import { CATEGORIES, categoryOf } from './categories';
import { BRANDS } from './makers/brands';
import { planCatalogue, selectDrafts } from './plan';
import type { Draft } from './types';

const drafts = planCatalogue();
const unique = (values: readonly unknown[]) => new Set(values).size;

describe('the planned catalogue', () => {
  it('has at least 15,000 products of at least 200 makers', () => {
    expect(drafts.length).toBeGreaterThanOrEqual(15_000);
    expect(drafts.length).toBeLessThan(20_000);
    expect(unique(drafts.map(({ brand }) => brand.slug))).toBeGreaterThanOrEqual(200);
    expect(unique(drafts.map(({ brand }) => brand.slug))).toBe(BRANDS.length);
  });

  it('fills every leaf of a tree that is three levels deep', () => {
    const filled = new Set(drafts.map(({ cat }) => cat));
    const leaves = CATEGORIES.filter((node) => !CATEGORIES.some(({ parent_id }) => parent_id === node._id));
    expect(leaves.filter(({ slug }) => !filled.has(slug)).map(({ slug }) => slug)).toEqual([]);
    expect(Math.max(...CATEGORIES.map(({ lineage }) => lineage.length))).toBe(3);
    const parents = new Set(CATEGORIES.map(({ parent_id }) => parent_id));
    expect(drafts.filter(({ cat }) => parents.has(categoryOf(cat)._id))).toEqual([]);
  });

  it('gives every product a unique id, code, slug and name', () => {
    expect(unique(drafts.map(({ id }) => id))).toBe(drafts.length);
    expect(unique(drafts.map(({ code }) => code))).toBe(drafts.length);
    expect(unique(drafts.map(({ slug }) => slug))).toBe(drafts.length);
    expect(unique(drafts.map(({ name }) => name.toLowerCase()))).toBe(drafts.length);
    expect(drafts.filter(({ code }) => !/^\d{7}$/.test(code))).toEqual([]);
    expect(
      drafts.filter(({ slug }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)).map(({ slug }) => slug),
    ).toEqual([]);
  });

  it('is deterministic', () => {
    const print = (list: readonly Draft[]) =>
      list.map(({ copy, ...rest }) => JSON.stringify({ ...rest, copy: copy() })).join('\n');
    expect(print(planCatalogue()) === print(drafts)).toBe(true);
  });

  it('has no promotions, sale prices or strike-through prices on S3 and S4', () => {
    const barred = drafts.filter(({ schedule }) => schedule === '3' || schedule.startsWith('4'));
    expect(barred.length).toBeGreaterThan(500);
    expect(barred.filter(({ rrp, prices }) => rrp !== null || prices.length > 1)).toEqual([]);
  });

  it('limits every scheduled medicine to one per order, and sells none of schedule 8 [australia-04]', () => {
    const scheduled = drafts.filter(({ schedule }) => schedule !== '');
    expect(scheduled.filter(({ order_limit }) => order_limit !== 1)).toEqual([]);
    expect(new Set(scheduled.map(({ schedule }) => schedule))).toEqual(new Set(['2', '3', '4', '4N']));
  });

  it('requires a prescription exactly where the schedule does, apart from the S3 supplied on prescription', () => {
    const odd = drafts.filter(
      ({ schedule, flags }) => Boolean(flags.requires_prescription) !== schedule.startsWith('4'),
    );
    expect(odd.map(({ slug }) => slug)).toEqual([KNOWN.schedule3Prescription]);
  });
});

describe('prices', () => {
  const goods = drafts.filter(({ booking_type }) => booking_type === null);
  const at = ({ prices }: Draft, type: string) => prices.find((price) => price.type === type)?.value;

  it('are whole cents with retail endings', () => {
    const values = goods.map((draft) => at(draft, 'default') ?? 0);
    expect(values.filter((value) => !Number.isInteger(value) || value < 149 || value > 60_000)).toEqual([]);
    const printed = goods
      .filter((draft) => draft.id > 2000)
      .map((draft) => (at(draft, 'default') ?? 0) % 100);
    expect([...new Set(printed)].sort()).toEqual([49, 95, 99]);
  });

  it('fall with promotions and quantity, and never exceed the recommended price', () => {
    const wrong = goods.filter((draft) => {
      const base = at(draft, 'default') ?? 0;
      const lower = draft.prices.filter(({ type }) => type === 'promo' || type.startsWith('multi_'));
      return (
        lower.some(({ value }) => value >= base || value <= 0) || (draft.rrp !== null && draft.rrp <= base)
      );
    });
    expect(wrong.map(({ slug }) => slug)).toEqual([]);
  });

  it('state their quantity in the multibuy type', () => {
    const multi = goods.flatMap(({ prices }) => prices.filter(({ type }) => type.startsWith('multi_')));
    expect(multi.length).toBeGreaterThan(500);
    expect(multi.filter(({ type, min_qty }) => type !== `multi_${min_qty}`)).toEqual([]);
  });

  it('are lower per piece in a larger pack of the same kind', () => {
    const lines = new Map<string, Draft[]>();
    for (const draft of goods) {
      if (!/^\d+ (Capsules|Tablets)$/.test(draft.axes.size ?? '') || draft.trade === 'generic') continue;
      lines.set(draft.group ?? draft.slug, [...(lines.get(draft.group ?? draft.slug) ?? []), draft]);
    }
    const perPiece = (draft: Draft) =>
      (at(draft, 'default') ?? 0) / Number.parseInt(draft.axes.size ?? '1', 10);
    const unlike = [...lines.values()].filter((members) => {
      const same = members.filter(({ axes }) => axes.format === members[0]?.axes.format);
      const bySize = same.sort(
        (a, b) => Number.parseInt(a.axes.size ?? '0', 10) - Number.parseInt(b.axes.size ?? '0', 10),
      );
      return bySize.some((draft, index) => {
        const smaller = bySize[index - 1];
        return smaller !== undefined && perPiece(draft) > perPiece(smaller) * 1.04;
      });
    });
    expect(unlike.map(([first]) => first?.name)).toEqual([]);
  });
});

describe('a small shop', () => {
  it('has every known product, identical to the full shop', () => {
    const small = selectDrafts(drafts, 400);
    expect(small).toHaveLength(400);
    const all = new Map(drafts.map((draft) => [draft.id, draft]));
    expect(small.filter((draft) => all.get(draft.id) !== draft)).toEqual([]);
    const slugs = new Set(small.map(({ slug }) => slug));
    expect(Object.values(KNOWN).filter((slug) => !slugs.has(slug))).toEqual([]);
  });

  it('is spread over the departments', () => {
    const roots = new Set(selectDrafts(drafts, 400).map(({ cat }) => categoryOf(cat).lineage[0]?.slug));
    expect(roots.size).toBeGreaterThanOrEqual(18);
  });
});
