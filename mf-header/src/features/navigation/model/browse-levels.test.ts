import { describe, expect, it } from 'vitest';
import { category, navigation, promoCard } from '../../../samples/header-content';
import { browseEntries } from './browse-levels';

const entries = browseEntries(navigation);
const shop = entries.find(({ id }) => id === 'shop');

const withCards = (count: number) =>
  browseEntries({
    external_patterns: [],
    menuItems: [
      {
        id: 'a',
        title: 'A',
        url: '/a',
        dynamicContents: Array.from({ length: count }, (_, index) => promoCard(String(index))),
        catGroups: [{ id: 'g', groupEyebrow: '', variant: 'primary', categories: [category('C')] }],
      },
    ],
  })[0]?.below?.cards;

describe('Browse drawer levels', () => {
  it('marks only the telehealth entry as online [2.5-02]', () => {
    expect(entries.map(({ title, flag }) => [title, flag])).toEqual([
      ['Shop all', ''],
      ['Telehealth', 'Online now'],
    ]);
  });
  it('retains groups with their headings and includes every level of categories', () => {
    const departments = shop?.below?.groups[0];
    expect(departments?.heading).toBe('Departments');
    const vitamins = departments?.entries[0];
    const minerals = vitamins?.below?.groups[0]?.entries[0];
    expect(minerals?.below?.groups[0]?.entries.map(({ title }) => title)).toEqual(['Magnesium', 'Zinc']);
  });
  it('has no level below a category with an external address', () => {
    const more = shop?.below?.groups[1]?.entries;
    expect(more?.find(({ title }) => title === 'AutoDelivery')?.below).toBeNull();
  });
  it('includes promo cards only if there is more than one [2.5-06]', () => {
    expect(withCards(0)).toEqual([]);
    expect(withCards(1)).toEqual([]);
    expect(withCards(2)).toHaveLength(2);
  });
});
