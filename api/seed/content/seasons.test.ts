import { describe, expect, it } from 'vitest';
import { inSeason } from '../../src/domains/content/in-season';
import { navigation } from './navigation';

const titlesOn = (date: string) => JSON.stringify(inSeason(navigation(new Set()), new Date(date)));

describe('the cards of the menu', () => {
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
});
