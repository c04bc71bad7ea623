import { PHOTO_LIMITS, type PhotoRefusal, PICTURE_QUALITY } from '@saltbush/contract';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import {
  animation,
  bomb,
  halves,
  phonePhoto,
  photoFile,
  SVG_FILE,
} from '../../../../test/shop/counter/photo-files';
import { makePhoto } from './make-photo';

const metadataOf = (bytes: Buffer) => sharp(bytes).metadata();

/** The colour of a pixel, as three numbers. */
async function colourAt(bytes: Buffer, left: number, top: number): Promise<number[]> {
  const pixel = sharp(bytes).extract({ left, top, width: 1, height: 1 }).removeAlpha();
  return [...(await pixel.raw().toBuffer())];
}

const reasonOf = (bytes: Buffer): Promise<PhotoRefusal | string> =>
  makePhoto(bytes).then(
    () => 'made',
    ({ extensions }) => extensions.reason,
  );

describe('the copies of a photo', () => {
  it('are upright, without the place where it was taken', async () => {
    const file = await phonePhoto();
    expect((await metadataOf(file)).exif?.includes('Phone')).toBe(true);
    const { width, height, files } = await makePhoto(file);
    expect([width, height]).toEqual([600, 900]);
    for (const bytes of Object.values(files)) {
      const { exif, xmp, iptc, icc, orientation } = await metadataOf(bytes);
      expect([exif, xmp, iptc, icc, orientation]).toEqual([
        undefined,
        undefined,
        undefined,
        undefined,
        undefined,
      ]);
    }
    const [red = 0, , blue = 0] = await colourAt(files.page, 300, 40);
    expect(red, 'what was left is at the top').toBeGreaterThan(200);
    expect(blue).toBeLessThan(60);
  });

  it('have their longer side in each size, and are never made larger', async () => {
    const { files } = await makePhoto(await photoFile('jpeg', [2000, 1000]));
    const sizes = await Promise.all(
      [files.line, files.card, files.page].map(async (bytes) => {
        const { format, width, height } = await metadataOf(bytes);
        return [format, width, height];
      }),
    );
    expect(sizes).toEqual([
      ['webp', 240, 120],
      ['webp', 480, 240],
      ['webp', 1200, 600],
    ]);
    const small = await makePhoto(await photoFile('png', [700, 600]));
    expect([small.width, small.height]).toEqual([700, 600]);
  });

  it('have quality 75 [9.f-10]', async () => {
    expect(PICTURE_QUALITY).toBe(75);
    const noise = await sharp({
      create: {
        width: 800,
        height: 800,
        channels: 3,
        background: 'grey',
        noise: { type: 'gaussian', mean: 128, sigma: 40 },
      },
    })
      .png()
      .toBuffer();
    const { files } = await makePhoto(noise);
    const at = (quality: number) => sharp(noise).webp({ quality }).toBuffer();
    expect(files.page.length).toBe((await at(75)).length);
    expect(files.page.length).toBeLessThan((await at(80)).length);
  });

  it('are whole in the middle of the picture for shared links, on white', async () => {
    const clear = await sharp({
      create: { width: 600, height: 600, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .png()
      .toBuffer();
    for (const file of [clear, await photoFile()]) {
      const { share } = (await makePhoto(file)).files;
      expect(await metadataOf(share)).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
      for (const left of [2, 1197])
        expect(Math.min(...(await colourAt(share, left, 300)))).toBeGreaterThan(250);
    }
    const { page, share } = (await makePhoto(clear)).files;
    expect((await metadataOf(page)).hasAlpha).toBe(true);
    expect(Math.min(...(await colourAt(share, 600, 300)))).toBeGreaterThan(250);
  });

  it('have the same hash for the same content only', async () => {
    const [one, same, other] = await Promise.all(
      [await photoFile('png'), await photoFile('png'), await photoFile('png', [800, 601])].map((file) =>
        makePhoto(file),
      ),
    );
    expect(one?.hash).toMatch(/^[0-9a-f]{24}$/);
    expect(same?.hash).toBe(one?.hash);
    expect(other?.hash).not.toBe(one?.hash);
  });

  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('are made of %s', async (format) => {
    expect(await makePhoto(await photoFile(format))).toMatchObject({ width: 800, height: 600 });
  });

  it('are made of grey and of printers’ colours', async () => {
    for (const space of ['b-w', 'cmyk'] as const) {
      const file = await halves(800, 600).toColourspace(space).jpeg().toBuffer();
      expect((await metadataOf((await makePhoto(file)).files.page)).space).toBe('srgb');
    }
  });
});

describe('a file is refused', () => {
  const cut = async (format: 'jpeg' | 'png' | 'webp' | 'avif') => {
    const file = await photoFile(format, [1600, 1200]);
    return file.subarray(0, Math.floor(file.length / 2));
  };

  it.each<[PhotoRefusal, string, () => Promise<Buffer> | Buffer]>([
    ['svg', 'a drawing', () => SVG_FILE],
    ['not_a_picture', 'a text', () => Buffer.from('This is no picture at all.')],
    ['too_many_pixels', 'a bomb', bomb],
    ['too_many_pixels', 'one pixel line too many', () => photoFile('png', [5001, 5000])],
    ['animated', 'an animation', animation],
    ['too_small', 'a thumbnail', () => photoFile('png', [599, 599])],
    ['too_small', 'a line', () => photoFile('png', [900, 99])],
    ['broken', 'half a JPEG', () => cut('jpeg')],
    ['broken', 'half a PNG', () => cut('png')],
    ['broken', 'half a WebP', () => cut('webp')],
    ['broken', 'half an AVIF', () => cut('avif')],
    [
      'broken',
      'a JPEG of noise',
      () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(500, 9)]),
    ],
    ['too_many_bytes', 'a heavy file', () => Buffer.alloc(PHOTO_LIMITS.bytes + 1)],
  ])('as %s: %s', async (reason, _name, file) => expect(await reasonOf(await file())).toBe(reason));
});
