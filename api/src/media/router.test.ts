import express from 'express';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listen } from '../server/listen';
import type { Drawable } from './packshot';
import { createMediaRouter } from './router';
import { brandLogoUrl, categoryImageUrl, iconUrl, productImageUrl, sceneUrl } from './urls';

describe('/media', () => {
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
  };
  let address = '';
  let close: () => Promise<void> = async () => {};

  beforeAll(async () => {
    const app = express();
    app.use(
      createMediaRouter({
        findProduct: async (id) => (id === stored._id ? stored : null),
        findBrand: async (slug) => (slug === 'tidewell' ? { slug, name: 'Tidewell' } : null),
        hasCategory: async (slug) => slug === 'magnesium',
      }),
    );
    const http = await listen(app, 0, '127.0.0.1');
    address = `http://127.0.0.1:${http.port}`;
    close = () => http.close();
  });
  afterAll(() => close());

  const get = (path: string) => fetch(address + path, { redirect: 'manual' });

  it('serves each kind of picture for ever, as a picture that can run nothing', async () => {
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
      const answer = await get(path);
      expect(answer.status, path).toBe(200);
      expect(answer.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(answer.headers.get('content-security-policy')).toBe(
        "default-src 'none'; style-src 'unsafe-inline'",
      );
      expect(await answer.text()).toMatch(/^<svg xmlns=.*<\/svg>$/s);
    }
  });

  it('sends an address of an older drawing on to the present one', async () => {
    const answer = await get('/media/packshot/1001-00000000.svg');
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toBe(productImageUrl(stored));
    expect(answer.headers.get('cache-control')).not.toContain('immutable');
  });

  it('answers 404 for what it does not know', async () => {
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
    for (const path of unknown) expect((await get(path)).status, path).toBe(404);
  });

  it('gives a picture a new address when what is drawn changes', () => {
    const renamed = { ...stored, packshot: { ...stored.packshot, sublabel: 'Magnesium 250mg' } };
    expect(productImageUrl(renamed)).not.toBe(productImageUrl(stored));
    const redirected = { ...stored, txt_directions: 'Take two.' };
    expect(productImageUrl(redirected, 'back')).not.toBe(productImageUrl(stored, 'back'));
    expect(productImageUrl(redirected)).toBe(productImageUrl(stored));
  });
});
