import { describe, expect, it } from 'vitest';
import { FRONT, photoDesk } from '../../../../test/shop/counter/photo-desk';
import { photoFile } from '../../../../test/shop/counter/photo-files';
import { at, failure } from '../../../../test/shop/shopper';
import { testShop } from '../../../../test/shop/test-shop';
import { unusedPhotos } from '../../../jobs/unused-photos';

const shop = testShop();
const desk = photoDesk(shop);
const DRAWN = { id: 1, url: '/media/packshot/1-0a0a0a0a.svg', alt: 'Drawn' };
const MINUTE_MS = 60_000;
const DAY = 24 * 60;

const product = () => shop.product({ images: [DRAWN, { ...DRAWN, id: 2 }] });
const stored = (id: number) => shop.db.collection<{ _id: number }>('products').findOne({ _id: id });
const photos = (product_id: number) => shop.collection('product_photos').countDocuments({ product_id });
const inSize = (url: string, width: number) => url.replace('1200', String(width));

/** What shoppers see of a product, wherever it is shown. */
async function shown(id: number) {
  const { data } = await shop.request(
    'query($slug: String!) { product(slug: $slug) { images { url alt } primary_image { url } } }',
    { slug: `test-${id}` },
  );
  return { ...data.product, card: shop.services.search.products.get(String(id))?.image_sm };
}

async function withPhoto(size: readonly [number, number] = [800, 600]) {
  const id = await product();
  const photo = await desk.upload(id, await photoFile('jpeg', size));
  const answer = await desk.set(id, photo.id);
  return { id, photo, answer };
}

/** Does something at a time after the shop has opened. */
async function after<Result>(minutes: number, work: () => Promise<Result>): Promise<Result> {
  const now = shop.clock.current;
  shop.clock.current = new Date(now.getTime() + minutes * MINUTE_MS);
  const result = await work();
  shop.clock.current = now;
  return result;
}

/** Runs the job so many minutes after the shop has opened. */
const cleanAfter = (minutes: number) =>
  after(minutes, async () => unusedPhotos(shop.services)?.run(new AbortController().signal));

describe('the photo of a product [roles-14]', () => {
  it('is shown in each place in its size, with what it shows, and by whom it was set', async () => {
    const { id, photo, answer } = await withPhoto();
    expect(at(answer, 'staff_photos_set.product')).toMatchObject({
      photo_version: 1,
      picture: { url: inSize(photo.url, 480), alt: FRONT },
      photo: { id: photo.id, alt: FRONT, width: 800, height: 600, staff_name: 'Una User' },
    });
    expect(await shown(id)).toEqual({
      images: [{ url: photo.url, alt: FRONT }],
      primary_image: { url: inSize(photo.url, 240) },
      card: inSize(photo.url, 480),
    });
    const line = { operation: 'staff_photos_set', touched: { name: 'product_id', id: String(id) } };
    expect(await shop.collection('audit_events').findOne(line)).not.toBeNull();
  });

  it('goes into orders, and leads to the drawing there once it is removed', async () => {
    const { id, photo } = await withPhoto();
    const guest = shop.guest();
    const answer = await guest.place(await guest.readyCart(id));
    const reference = at<string>(answer, 'checkout_place_order.order.reference');
    const order = await shop.collection('orders').findOne({ reference });
    const [line] = (order?.items ?? []) as { image_url: string }[];
    expect(line?.image_url).toBe(inSize(photo.url, 240));
    await desk.remove(id, 1);
    await cleanAfter(DAY + 1);
    for (const [path, drawing] of [
      [line?.image_url, DRAWN.url],
      [photo.url.replace('1200.webp', 'share.jpg'), DRAWN.url.replace('.svg', '.share.png')],
    ]) {
      const moved = await fetch(`${shop.url}${path}`, { redirect: 'manual' });
      expect([moved.status, moved.headers.get('location')]).toEqual([302, drawing]);
      expect(moved.headers.get('cache-control')).not.toContain('immutable');
    }
  });

  it('gives way to another one, and to the drawings when it is removed', async () => {
    const { id } = await withPhoto();
    const other = await desk.upload(id, await photoFile('png', [700, 700]));
    await desk.set(id, other.id, { alt: 'The back', expected_version: 1 });
    expect(await shown(id)).toMatchObject({ images: [{ url: other.url, alt: 'The back' }] });
    const removed = await desk.remove(id, 2);
    expect(at(removed, 'staff_photos_remove.product')).toMatchObject({
      ...{ photo_version: 3, photo: null, picture: { url: DRAWN.url } },
    });
    expect(await shown(id)).toMatchObject({ images: [{ url: DRAWN.url }, {}], card: DRAWN.url });
    expect(await stored(id)).not.toHaveProperty('drawn_images');
  });

  it('is not changed over a colleague’s head; the same change twice is one', async () => {
    const { id, photo } = await withPhoto();
    expect(failure(await desk.set(id, photo.id))).toBeUndefined();
    expect(failure(await desk.set(id, photo.id, { alt: 'Another' }))).toEqual({
      code: 'PHOTO_MOVED',
      message: 'A colleague has changed this photo meanwhile. Please look at it again.',
    });
    expect(failure(await desk.remove(id, 0))?.code).toBe('PHOTO_MOVED');
    const alts = ['One', 'Two', 'Three'];
    const answers = await Promise.all(
      alts.map((alt) => desk.set(id, photo.id, { alt, expected_version: 1 })),
    );
    expect(answers.filter((answer) => !failure(answer))).toHaveLength(1);
    expect(await stored(id)).toMatchObject({ photo_version: 2 });
    const removals = [await desk.remove(id, 2), await desk.remove(id, 2)];
    for (const answer of removals) expect(failure(answer)).toBeUndefined();
    expect(await stored(id)).toMatchObject({ photo_version: 3 });
  });

  it('needs words, on one line, and a photo of this product', async () => {
    const { id, photo } = await withPhoto();
    const set = (photo_id: string, alt: string) => desk.set(id, photo_id, { alt, expected_version: 1 });
    for (const alt of ['', ' ', '…', 'x'.repeat(201)])
      expect(failure(await set(photo.id, alt))?.code).toBe('INVALID_INPUT');
    await set(photo.id, ' The\nfront  ');
    expect(await shown(id)).toMatchObject({ images: [{ alt: 'The front' }] });
    const foreign = await desk.upload(await product());
    for (const photo_id of [foreign.id, `${id}-${'0'.repeat(24)}`, '', '{"$ne":1}'])
      expect(failure(await desk.set(id, photo_id, { expected_version: 2 }))?.code).toBe('PHOTO_GONE');
  });
});

describe('a photo that no product has', () => {
  it('is removed after a day: one that was not saved, replaced or removed', async () => {
    const { id, photo } = await withPhoto();
    const replacing = await desk.upload(id, await photoFile('png'));
    const unsaved = await desk.upload(id, await photoFile('png', [900, 900]));
    await desk.set(id, replacing.id, { expected_version: 1 });
    await cleanAfter(DAY - 1);
    expect(await photos(id)).toBe(3);
    await after(5, async () => desk.upload(id, await photoFile('png', [900, 900])));
    await cleanAfter(DAY + 1);
    expect(await photos(id), 'one was uploaded again meanwhile').toBe(2);
    await cleanAfter(DAY + 6);
    expect(await photos(id)).toBe(1);
    expect(failure(await desk.set(id, unsaved.id, { expected_version: 2 }))?.code).toBe('PHOTO_GONE');
    expect((await fetch(shop.url + replacing.url)).status).toBe(200);
    expect((await fetch(shop.url + photo.url, { redirect: 'manual' })).headers.get('location')).toBe(
      replacing.url,
    );
  });
});
