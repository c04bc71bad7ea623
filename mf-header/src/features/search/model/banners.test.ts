import { describe, expect, it } from 'vitest';
import { readBanners } from './banners';

const banner = { text: 'A', image: '/a.svg', theme: 'primary', targetLink: '/a' };

describe('search banners', () => {
  it('reads banners from the data added by the service’s rules', () =>
    expect(readBanners([{ promoBanners: [banner] }, { other: true }])).toEqual([banner]));
  it('returns an empty list if there is no data or none of it is a banner', () => {
    expect(readBanners(undefined)).toEqual([]);
    expect(readBanners([null, 'x', { promoBanners: 'x' }, { promoBanners: [null, { text: 'A' }] }])).toEqual(
      [],
    );
  });
});
