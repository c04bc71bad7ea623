import { pngPicture, sharePicture } from '@saltbush/contract';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { createSamplePictures } from '../../../seed/pictures';
import { categoryImageUrl } from '../../../seed/pictures/urls';
import type { Picture } from './picture-source';
import { createPngPictures } from './png-pictures';

const DRAWING = categoryImageUrl('vitamins-supplements');

/** The pictures of the sample shop, and how often a drawing was read for them. */
function samplePictures() {
  let reads = 0;
  const drawings = createSamplePictures({
    findProduct: async () => null,
    findBrand: () => null,
    hasCategory: (slug) => slug === 'vitamins-supplements',
  });
  const counted = (picture: Picture): Picture => ({
    ...picture,
    read() {
      reads += 1;
      return picture.read();
    },
  });
  const source = createPngPictures({
    async find(path) {
      const found = await drawings.find(path);
      return found && counted(found);
    },
  });
  return { find: source.find, reads: () => reads };
}

describe('drawings as PNG', () => {
  it.each([
    ['of any shape, 1200 pixels wide', pngPicture, { width: 1200 }],
    ['for shared links, 1200 × 630', sharePicture, { width: 1200, height: 630 }],
  ])('are made on demand: %s', async (_name, addressOf, size) => {
    const picture = await samplePictures().find(addressOf(DRAWING));
    expect(picture).toMatchObject({ path: addressOf(DRAWING), contentType: 'image/png' });
    const png = sharp((await picture?.read()) as Buffer);
    expect(await png.metadata()).toMatchObject({ format: 'png', hasAlpha: false, ...size });
    const { entropy } = await png.stats();
    expect(entropy, 'something is drawn').toBeGreaterThan(0.5);
  });

  it('are made once for those who ask at the same time, and afterwards', async () => {
    const { find, reads } = samplePictures();
    const all = await Promise.all([1, 2, 3].map(async () => (await find(sharePicture(DRAWING)))?.read()));
    const later = await (await find(sharePicture(DRAWING)))?.read();
    expect(reads()).toBe(1);
    for (const one of [...all, later]) expect(one).toEqual(all[0]);
  });

  it('have the current address of their drawing when a former one is asked for', async () => {
    const former = DRAWING.replace(/[0-9a-f]{8}/, '00000000');
    const picture = await samplePictures().find(sharePicture(former));
    expect(picture?.path).toBe(sharePicture(DRAWING));
  });

  it('go on in the colours of their corners above and below, whatever touches an edge', async () => {
    // A dot in the middle of both edges, as the sun of a scene is.
    const drawing =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 30"><path fill="#88aaff" d="M0 0h120v15H0z"/><path fill="#446622" d="M0 15h120v15H0z"/><circle cx="60" cy="0" r="9"/><circle cx="60" cy="30" r="9"/></svg>';
    const path = '/media/scene/wide-00000000.svg';
    const source = createPngPictures({
      find: async (asked) =>
        asked === path ? { path, contentType: 'image/svg+xml', read: () => drawing } : null,
    });
    const png = await (await source.find(sharePicture(path)))?.read();
    const { data, info } = await sharp(png as Buffer)
      .raw()
      .toBuffer({ resolveWithObject: true });
    const colourAt = (x: number, y: number) =>
      [...data.subarray((y * info.width + x) * info.channels)].slice(0, 3);
    expect(colourAt(600, 20)).toEqual(colourAt(10, 160));
    expect(colourAt(600, 610)).toEqual(colourAt(10, 460));
    expect(colourAt(600, 20)).not.toEqual(colourAt(600, 610));
  });

  it('are two pictures with an address each', () => {
    expect(pngPicture(DRAWING)).toMatch(/^\/media\/category\/[\w-]+\.png$/);
    expect(sharePicture(DRAWING)).toMatch(/^\/media\/category\/[\w-]+\.share\.png$/);
  });

  it('do not exist where there is no drawing', async () => {
    const { find } = samplePictures();
    expect(await find('/media/category/unknown-00000000.share.png')).toBeNull();
    expect(await find('/media/../secret.png')).toBeNull();
  });

  it('leave the addresses of other pictures alone', () => {
    for (const path of ['https://pictures.example/a.svg', '/media/photo-1.webp', '/images/map.svg']) {
      expect(sharePicture(path)).toBe(path);
      expect(pngPicture(path)).toBe(path);
    }
  });
});
