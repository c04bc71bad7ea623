import { describe, expect, it } from 'vitest';
import { type GroupableItem, groupCartItems } from './grouping';

const PLAIN = {
  requires_prescription: false,
  is_pharmacy: false,
  schedule: '',
  is_practitioner: false,
  booking_type: null,
};
const item = (
  product: Partial<NonNullable<GroupableItem['product']>>,
  matched_promotion: GroupableItem['matched_promotion'] = null,
): GroupableItem => ({ product: { ...PLAIN, ...product }, matched_promotion });

const titleOf = (line: GroupableItem) => groupCartItems([line])[0]?.title;
const PROMOTION = { id: '7', display_title: 'Buy 3 save 3%' };

describe('groupCartItems', () => {
  it('groups plain products under Other Items [2.15-01]', () => {
    expect(titleOf(item({}))).toBe('Other Items');
    expect(titleOf({ product: null, matched_promotion: null })).toBe('Other Items');
  });

  it('makes one group per matched promotion [2.15-02]', () => {
    const other = { id: '8', display_title: '2 for $20' };
    const groups = groupCartItems([item({}, PROMOTION), item({}, other), item({}, PROMOTION)]);
    expect(groups.map(({ title, items }) => [title, items.length])).toEqual([
      ['Buy 3 save 3%', 2],
      ['2 for $20', 1],
    ]);
  });

  it('groups prescription products without a promotion, and S3 on prescription, under Prescription [2.15-03]', () => {
    expect(titleOf(item({ requires_prescription: true, schedule: '4', is_pharmacy: true }))).toBe(
      'Prescription',
    );
    expect(titleOf(item({ requires_prescription: true, schedule: '4' }, PROMOTION))).toBe('Buy 3 save 3%');
    expect(titleOf(item({ requires_prescription: true, schedule: '3' }, PROMOTION))).toBe('Prescription');
  });

  it('groups pharmacy products outside schedule 2 without a prescription under Pharmacist Only Medicine [2.15-04]', () => {
    expect(titleOf(item({ is_pharmacy: true, schedule: '3' }))).toBe('Pharmacist Only Medicine');
    expect(titleOf(item({ is_pharmacy: true }))).toBe('Pharmacist Only Medicine');
  });

  it('groups schedule 2 under Pharmacy Medicine [2.15-05]', () => {
    expect(titleOf(item({ is_pharmacy: true, schedule: '2' }))).toBe('Pharmacy Medicine');
  });

  it('has groups for practitioner products and telehealth services [2.15-06] [2.15-07]', () => {
    expect(titleOf(item({ is_practitioner: true }))).toBe('Practitioner');
    expect(titleOf(item({ booking_type: 'ShortConsult' }))).toBe('Telehealth');
  });

  it('includes every line exactly once, with groups in the order of section 2.15', () => {
    const lines = [
      item({ booking_type: 'LongConsult' }),
      item({ is_practitioner: true }),
      item({ is_pharmacy: true, schedule: '2' }),
      item({ is_pharmacy: true, schedule: '3' }),
      item({ requires_prescription: true, schedule: '4N' }),
      item({}, PROMOTION),
      item({}),
    ];
    const groups = groupCartItems(lines);
    expect(groups.map(({ title }) => title)).toEqual([
      'Other Items',
      'Buy 3 save 3%',
      'Prescription',
      'Pharmacist Only Medicine',
      'Pharmacy Medicine',
      'Practitioner',
      'Telehealth',
    ]);
    expect(new Set(groups.flatMap(({ items }) => items))).toEqual(new Set(lines));
  });
});
