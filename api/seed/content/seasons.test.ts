import { describe, expect, it } from 'vitest';
import { inSeason } from '../../src/domains/content/in-season';
import { navigation } from './navigation';

const titlesOn = (date: string) => JSON.stringify(inSeason(navigation(new Set()), new Date(date)));

describe('the cards and flags of the menu', () => {
  it.each([
    ['2026-11-25T00:00:00Z', 'Ready for summer', 'Ready for winter'],
    ['2026-06-15T00:00:00Z', 'Ready for winter', 'Ready for summer'],
    // 31 August in UTC is 1 September in Sydney.
    ['2026-08-31T20:00:00Z', 'Ready for summer', 'Ready for winter'],
  ])('follow the seasons of the southern hemisphere: %s', (date, shown, hidden) => {
    expect(titlesOn(date)).toContain(shown);
    expect(titlesOn(date)).not.toContain(hidden);
    expect(titlesOn(date)).toContain('See a doctor today');
  });

  it.each([
    ['2026-11-25T00:00:00Z', []],
    ['2026-06-15T00:00:00Z', ['cold-flu']],
  ])('call a department in season in its months alone: %s', (date, expected) => {
    const { menuItems } = inSeason(navigation(new Set()), new Date(date));
    const categories = menuItems.flatMap(({ catGroups }) => catGroups.flatMap((group) => group.categories));
    const flagged = (flag: string) => categories.filter(({ promoFlag }) => promoFlag === flag);
    expect(flagged('In season').map(({ url }) => url.replace('/browse/', ''))).toEqual(expected);
    expect(flagged('Program')).toHaveLength(1);
  });
});
