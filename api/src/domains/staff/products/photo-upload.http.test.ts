import { randomUUID } from 'node:crypto';
import { PHOTO_LIMITS, PHOTO_UPLOAD } from '@saltbush/contract';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { photoDesk } from '../../../../test/shop/counter/photo-desk';
import { bomb, phonePhoto, photoFile, SVG_FILE } from '../../../../test/shop/counter/photo-files';
import { testShop } from '../../../../test/shop/test-shop';

const shop = testShop({ env: { RATE_LIMIT_FACTOR: '1' } });
const desk = photoDesk(shop);
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const photosOf = (product_id: number) => shop.collection('product_photos').countDocuments({ product_id });

interface Refusal {
  message: string;
  errors: { extensions: { code: string; reason?: string } }[];
}

async function refusalOf(response: Response) {
  const { message, errors } = (await response.json()) as Refusal;
  const { code, reason } = errors[0]?.extensions ?? {};
  return { status: response.status, code, reason, message };
}

describe('the upload of a photo [roles-04 roles-14]', () => {
  it('is for editors and managers: others are refused before their file is read', async () => {
    const id = await shop.product();
    const file = await photoFile();
    for (const role of ['customer', 'support', 'pharmacist', 'practitioner'] as const) {
      const { token } = await shop.user(role);
      const response = await desk.send(id, file, bearer(token));
      expect(await refusalOf(response), role).toMatchObject({ status: 403, code: 'FORBIDDEN' });
    }
    expect((await desk.send(id, file, {})).status).toBe(403);
    expect((await desk.send(id, file, bearer('x'))).status).toBe(401);
    expect(await photosOf(id)).toBe(0);
    const { token } = await shop.user('manager');
    expect((await desk.send(id, file, bearer(token))).status).toBe(201);
    expect(await photosOf(id)).toBe(1);
  });

  it('is refused to pages of other sites', async () => {
    const id = await shop.product();
    const foreign = { ...bearer(desk.signedIn.token), origin: 'https://elsewhere.example' };
    const response = await desk.send(id, await photoFile(), foreign);
    expect(await refusalOf(response)).toMatchObject({ status: 403, code: 'FORBIDDEN_ORIGIN' });
  });

  it('is put down in the audit log, with its product and its end', async () => {
    const id = await shop.product();
    const touched = [{ name: 'product_id', id: String(id) }];
    const { token } = await shop.user('support');
    await desk.send(id, await photoFile(), bearer(token));
    await desk.upload(id);
    await desk.send(id, SVG_FILE);
    const operation = `POST ${PHOTO_UPLOAD}`;
    const lines = await shop
      .collection('audit_events')
      .find({ operation, touched })
      .sort({ _id: 1 })
      .toArray();
    expect(lines.map(({ outcome }) => outcome)).toEqual(['refused', 'allowed', 'allowed']);
    const results = shop.collection('audit_results');
    const resultOf = (line?: { _id: string }) => results.findOne({ event_id: line?._id });
    await expect.poll(() => resultOf(lines[1])).toMatchObject({ result: 'done' });
    await expect.poll(() => resultOf(lines[2])).toMatchObject({ failure_code: 'PHOTO_REFUSED' });
  });

  it('is of a product that exists', async () => {
    const file = await photoFile();
    for (const id of ['', 'x', '99999999', '1&product_id=2', await shop.product({ status: 'Deleted' })])
      expect(await refusalOf(await desk.send(id, file)), String(id)).toMatchObject({ status: 404 });
  });

  it('decides by the bytes, and says why it refuses a file', async () => {
    const id = await shop.product();
    const image = { ...bearer(desk.signedIn.token), 'content-type': 'image/png' };
    const refused = async (file: Buffer) => refusalOf(await desk.send(id, file, image));
    expect(await refused(SVG_FILE)).toEqual({
      ...{ status: 400, code: 'PHOTO_REFUSED', reason: 'svg' },
      message: 'A drawing (SVG) cannot be a photo. Please choose a JPEG, PNG, WebP or AVIF.',
    });
    expect(await refused(await bomb())).toMatchObject({ status: 400, reason: 'too_many_pixels' });
    expect(await refused(Buffer.alloc(0))).toMatchObject({ status: 400, reason: 'not_a_picture' });
    expect(await refused(await photoFile('png', [300, 300]))).toMatchObject({ reason: 'too_small' });
    expect(await photosOf(id)).toBe(0);
  });

  it('takes ten megabytes, said beforehand or not, and no more', async () => {
    const id = await shop.product();
    const heavy = Buffer.alloc(PHOTO_LIMITS.bytes + 1);
    const expected = { status: 400, code: 'PHOTO_REFUSED', reason: 'too_many_bytes' };
    expect(await refusalOf(await desk.send(id, heavy))).toMatchObject(expected);
    const inChunks = fetch(`${shop.url}${PHOTO_UPLOAD}?product_id=${id}`, {
      ...{ method: 'POST', headers: bearer(desk.signedIn.token), duplex: 'half' },
      body: new Blob([heavy]).stream(),
    });
    expect(await refusalOf(await inChunks)).toMatchObject(expected);
    expect(await refusalOf(await desk.send(id, heavy.subarray(1)))).toMatchObject({
      reason: 'not_a_picture',
    });
  });

  it('is limited per member of staff', async () => {
    const id = await shop.product();
    const { id: user, token } = await shop.user('content');
    const { limits } = shop.services;
    for (;;) {
      const isOver = await limits.count('photoByUser', user).then(
        () => false,
        () => true,
      );
      if (isOver) break;
    }
    const response = await desk.send(id, await photoFile(), bearer(token));
    expect(await refusalOf(response)).toMatchObject({ status: 429, code: 'RATE_LIMITED' });
  });
});

describe('the address of a photo', () => {
  it('is of its content, immutable, and carries nothing of the camera', async () => {
    const id = await shop.product();
    const { url, ...photo } = await desk.upload(id, await phonePhoto());
    expect(photo).toMatchObject({ width: 600, height: 900 });
    expect(url).toMatch(new RegExp(`^/media/photo/${id}-[0-9a-f]{24}-1200\\.webp$`));
    expect((await desk.upload(id, await phonePhoto())).url).toBe(url);
    expect(await photosOf(id)).toBe(1);
    const kinds = { '1200.webp': 'image/webp', '480.webp': 'image/webp', '240.webp': 'image/webp' };
    for (const [end, type] of Object.entries({ ...kinds, 'share.jpg': 'image/jpeg' })) {
      const response = await fetch(shop.url + url.replace('1200.webp', end));
      expect(response.headers.get('content-type')).toBe(type);
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      const bytes = Buffer.from(await response.arrayBuffer());
      expect(bytes.includes('Phone') || bytes.includes('Exif')).toBe(false);
      expect((await sharp(bytes).metadata()).exif).toBeUndefined();
    }
  });

  it('is none of another width, product or hash', async () => {
    const { url } = await desk.upload(await shop.product());
    const hash = randomUUID().replaceAll('-', '').slice(0, 24);
    for (const path of [url.replace('1200', '1201'), `/media/photo/88888888-${hash}-480.webp`, `${url}/..`])
      expect((await fetch(shop.url + path, { redirect: 'manual' })).status, path).toBe(404);
  });
});
