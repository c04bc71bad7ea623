import { describe, expect, it } from 'vitest';
import type { Drawable } from './packshot';
import { createSamplePictures } from './sample-pictures';
import { brandLogoUrl, categoryImageUrl, iconUrl, productImageUrl, sceneUrl } from './urls';

const stored: Drawable = {
  _id: 1001,
  code: '1234567',
  name: 'Tidewell Magnesium Glycinate 500mg 120 Capsules',
  packshot: {
    shape: 'bottle',
    palette: 0,
    label: 'Tidewell',
    sublabel: 'Magnesium Glycinate 500mg 120 Capsules',
  },
  txt_directions: 'Adults: take one with food, daily.',
  txt_ingredients: 'Each capsule contains: magnesium glycinate 500 mg.',
  attributes: [{ name: 'AUST Number', type: 'text', value: 'AUST L 912345' }],
};

const samples = createSamplePictures({
  findProduct: async (id) => (id === stored._id ? stored : null),
  findBrand: (slug) => (slug === 'tidewell' ? { _id: 1, name: 'Tidewell' } : null),
  hasCategory: (slug) => slug === 'magnesium',
});

describe('pictures of the sample shop', () => {
  it('are found under their addresses', async () => {
    const paths = [
      productImageUrl(stored),
      productImageUrl(stored, 'back'),
      productImageUrl(stored, 'scene'),
      categoryImageUrl('magnesium'),
      brandLogoUrl('tidewell', 'Tidewell'),
      sceneUrl('hero-morning'),
      iconUrl('doctor'),
    ];
    for (const path of paths) {
      const picture = await samples.find(path);
      expect(picture).toMatchObject({ path, contentType: 'image/svg+xml' });
      expect(await picture?.read()).toMatch(/^<svg xmlns=.*<\/svg>$/s);
    }
  });

  it('name their present address when asked for a former one', async () => {
    const picture = await samples.find('/media/packshot/1001-00000000.svg');
    expect(picture?.path).toBe(productImageUrl(stored));
  });

  it('are not found under any other address', async () => {
    const unknown = [
      '/media/packshot/9999-00000000.svg',
      '/media/packshot/1001-side-00000000.svg',
      '/media/packshot/1001.svg',
      '/media/packshot/99999999999999999999-00000000.svg',
      '/media/packshot/..%2f..%2fetc%2fpasswd-00000000.svg',
      '/media/brand/nobody-00000000.svg',
      '/media/category/nothing-00000000.svg',
      '/media/scene/__proto__-00000000.svg',
      '/media/icon/constructor-00000000.svg',
      '/media/other/thing-00000000.svg',
    ];
    for (const path of unknown) expect(await samples.find(path), path).toBeNull();
  });

  it('get a new address when what is drawn changes', () => {
    const renamed = { ...stored, packshot: { ...stored.packshot, sublabel: 'Magnesium 250mg' } };
    expect(productImageUrl(renamed)).not.toBe(productImageUrl(stored));
    const redirected = { ...stored, txt_directions: 'Take two.' };
    expect(productImageUrl(redirected, 'back')).not.toBe(productImageUrl(stored, 'back'));
    const renumbered = { ...stored, attributes: [] };
    expect(productImageUrl(renumbered, 'back')).not.toBe(productImageUrl(stored, 'back'));
    expect(productImageUrl(redirected)).toBe(productImageUrl(stored));
  });
});
