import { CONTENT_UPLOAD, CONTENT_WORDS } from '@saltbush/contract';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { BANNER, contentDesk, PROMO } from '../../../../test/shop/counter/content-desk';
import { phonePhoto, photoFile, SVG_FILE } from '../../../../test/shop/counter/photo-files';
import { failure } from '../../../../test/shop/shopper';
import { testShop } from '../../../../test/shop/test-shop';
import { unusedPhotos } from '../../../jobs/unused-photos';

const shop = testShop();
const desk = contentDesk(shop);
const DAY_MINUTES = 24 * 60;
const pictures = () => shop.collection('content_pictures').countDocuments();
const refusal = async (response: Response) => {
  const { errors } = (await response.json()) as { errors: { extensions: object }[] };
  return { status: response.status, ...errors[0]?.extensions };
};
const read = async (path: string) => {
  const response = await fetch(shop.url + path);
  return { type: response.headers.get('content-type'), bytes: Buffer.from(await response.arrayBuffer()) };
};
const noise = () => {
  const [width, height] = [1700, 900];
  const made = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  return sharp({ create: { width, height, channels: 3, background: 'grey', noise: made } })
    .png()
    .toBuffer();
};

/** Runs the job so many minutes after the shop has opened. */
async function cleanAfter(minutes: number): Promise<void> {
  const now = shop.clock.current;
  shop.clock.current = new Date(now.getTime() + minutes * 60_000);
  await unusedPhotos(shop.services)?.run(new AbortController().signal);
  shop.clock.current = now;
}

describe('a picture of the content [roles-15]', () => {
  it('has quality 75, and 50 in the phone’s promotion [9.f-10]', async () => {
    const file = await noise();
    const made = (side: number, quality: number) =>
      sharp(file).resize({ width: side, height: side, fit: 'inside' }).webp({ quality }).toBuffer();
    const banner = await read(await desk.upload('banner', file));
    expect(banner.bytes.length).toBe((await made(1600, 75)).length);
    const promo = await read(await desk.upload('mobile_promo', file));
    const card = await read(await desk.upload('card', file));
    expect(promo.bytes.length).toBeLessThan(0.8 * card.bytes.length);
    // The copy is made of the largest one, whose size is another.
    const expected = (await made(800, 50)).length;
    expect(Math.abs(promo.bytes.length - expected)).toBeLessThan(0.1 * expected);
  });

  it('is shown without what the camera wrote, also in shared links', async () => {
    const url = await desk.upload('banner', await phonePhoto());
    expect(url).toMatch(/^\/media\/content\/[0-9a-f]{24}-1600\.webp$/);
    for (const [path, type] of [
      [url, 'image/webp'],
      [url.replace('1600', '800'), 'image/webp'],
      [url.replace('1600.webp', 'share.jpg'), 'image/jpeg'],
    ] as const) {
      const found = await read(path);
      expect(found.type).toBe(type);
      expect(found.bytes.includes('Phone') || found.bytes.includes('Exif')).toBe(false);
    }
    for (const path of [url.replace('1600', '1601'), `/media/content/${'0'.repeat(24)}-800.webp`])
      expect((await fetch(shop.url + path)).status).toBe(404);
  });

  it('is refused in words, and to those who do not edit content', async () => {
    const kept = await pictures();
    expect(await refusal(await desk.send('banner', SVG_FILE))).toMatchObject({ status: 400, reason: 'svg' });
    for (const use of ['', 'other', 'toString'])
      expect(await refusal(await desk.send(use, await photoFile())), use).toMatchObject({ status: 404 });
    for (const role of ['customer', 'support', 'pharmacist', 'practitioner'] as const) {
      const { token } = await shop.user(role);
      const answer = await desk.send('banner', await photoFile(), { authorization: `Bearer ${token}` });
      expect(await refusal(answer), role).toMatchObject({ status: 403, code: 'FORBIDDEN' });
    }
    expect(await pictures()).toBe(kept);
    const log = shop.collection('audit_events');
    expect(await log.countDocuments({ operation: `POST ${CONTENT_UPLOAD}`, outcome: 'refused' })).toBe(3);
  });

  it('is the shop’s own, and made for the place where it stands', async () => {
    const wrong = async (image: string) => {
      const { errors } = await desk.save(BANNER, { image });
      return errors?.[0]?.extensions.fields;
    };
    for (const path of ['https://elsewhere.example/x.png', '/media/scene/telehealth-band-00000000.svg', 'x'])
      expect(await wrong(path), path).toEqual({ image: CONTENT_WORDS.picture_foreign });
    expect(await wrong(`/media/content/${'0'.repeat(24)}-1600.webp`)).toEqual({
      image: CONTENT_WORDS.picture_gone,
    });
    expect(await wrong(await desk.upload('mobile_promo'))).toEqual({ image: CONTENT_WORDS.picture_gone });
    expect(await wrong(await desk.upload('banner'))).toBeUndefined();
    expect(await wrong('')).toEqual({ image: CONTENT_WORDS.picture_missing });
    await desk.step('staff_content_discard_draft', BANNER);
  });

  it('stays as long as a draft or a kept version has it, and a day longer', async () => {
    await shop.db.collection('content_pictures').deleteMany({});
    const [shown, unsaved] = [await desk.upload('mobile_promo', await noise()), await desk.upload('banner')];
    await desk.save(PROMO, { mobilePromoImage: shown, mobilePromoImageAlt: 'Noise' });
    expect(failure(await desk.publish(PROMO))).toBeUndefined();
    await cleanAfter(DAY_MINUTES - 1);
    expect(await pictures()).toBe(2);
    await cleanAfter(DAY_MINUTES + 1);
    expect((await fetch(shop.url + shown)).status).toBe(200);
    expect(await pictures()).toBe(1);
    const { errors } = await desk.save(BANNER, { image: unsaved });
    expect(errors?.[0]?.extensions.fields).toEqual({ image: CONTENT_WORDS.picture_gone });
    await desk.step('staff_content_restore', PROMO, { number: 1 });
    await desk.publish(PROMO);
    await cleanAfter(3 * DAY_MINUTES);
    expect(await pictures(), 'its version can still be restored').toBe(1);
  });
});
