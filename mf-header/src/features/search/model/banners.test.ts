import { describe, expect, it } from 'vitest';
import { readBanners } from './banners';

const banner = { text: 'A', image: '/a.svg', theme: 'primary', targetLink: '/a' };

describe('banners of a search', () => {
  it('come from what the rules of the service add', () =>
    expect(readBanners([{ promoBanners: [banner] }, { other: true }])).toEqual([banner]));
  it('are none when there is nothing, or nothing that is a banner', () => {
    expect(readBanners(undefined)).toEqual([]);
    expect(readBanners([null, 'x', { promoBanners: 'x' }, { promoBanners: [null, { text: 'A' }] }])).toEqual(
      [],
    );
  });
});
