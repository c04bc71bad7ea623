import { Binary, type ClientSession, type Db } from 'mongodb';
import type { ProductDocument } from '../documents';
import type { PhotoDocument } from './documents';
import type { MadePhoto, PhotoFiles } from './make-photo';

const photos = (db: Db) => db.collection<PhotoDocument>('product_photos');
const products = (db: Db) => db.collection<ProductDocument>('products');

/** Creates the index of photos that no product has. */
export const ensurePhotoIndexes = (db: Db): Promise<string> =>
  photos(db).createIndex({ unused_since: 1 }, { name: 'unused', sparse: true });

/** Keeps the copies of a photo that no product has yet. The same photo twice is kept once. @returns its id */
export async function insertPhoto(
  db: Db,
  productId: number,
  { hash, width, height, files }: MadePhoto,
  now: Date,
): Promise<string> {
  const _id = `${productId}-${hash}`;
  const binaries = Object.entries(files).map(([size, bytes]) => [size, new Binary(bytes)]);
  await photos(db).updateOne(
    { _id },
    {
      $setOnInsert: {
        ...{ product_id: productId, width, height, files: Object.fromEntries(binaries) },
        unused_since: now,
      },
    },
    { upsert: true },
  );
  // Uploaded again shortly before it would have been removed.
  await photos(db).updateOne({ _id, unused_since: { $exists: true } }, { $set: { unused_since: now } });
  return _id;
}

/** @returns one copy of a photo; null if there is none */
export async function readPhotoFile(db: Db, id: string, size: keyof PhotoFiles): Promise<Buffer | null> {
  const found = await photos(db).findOne({ _id: id }, { projection: { [`files.${size}`]: 1 } });
  const file = found?.files[size];
  return file ? Buffer.from(file.buffer) : null;
}

/** Marks a photo as a product's. @returns its pixels; null if it is not there, or another product's */
export const claimPhoto = (
  db: Db,
  id: string,
  productId: number,
  session: ClientSession,
): Promise<Pick<PhotoDocument, 'width' | 'height'> | null> =>
  photos(db).findOneAndUpdate(
    { _id: id, product_id: productId },
    { $unset: { unused_since: '' } },
    { session, projection: { width: 1, height: 1 } },
  );

/** Marks a photo as one that no product has any more. */
export async function releasePhoto(db: Db, id: string, now: Date, session: ClientSession): Promise<void> {
  await photos(db).updateOne({ _id: id }, { $set: { unused_since: now } }, { session });
}

/** Replaces what a product that was read in the same transaction shows. */
export async function setPictures(
  db: Db,
  product: ProductDocument,
  change: Pick<ProductDocument, 'images' | 'photo' | 'drawn_images'> & { now: Date },
  session: ClientSession,
): Promise<void> {
  const { images, photo, drawn_images, now } = change;
  const version = (product.photo_version ?? 0) + 1;
  const set = { images, photo_version: version, updated_at: now };
  const update = photo
    ? { $set: { ...set, photo, drawn_images } }
    : { $set: set, $unset: { photo: '' as const, drawn_images: '' as const } };
  await products(db).updateOne({ _id: product._id }, update, { session });
}

/** Lists photos that no product has had since a time, the oldest first. */
export async function listUnusedPhotos(db: Db, before: Date, limit: number): Promise<string[]> {
  const found = await photos(db)
    .find({ unused_since: { $lt: before } }, { projection: { _id: 1 } })
    .sort({ unused_since: 1 })
    .limit(limit)
    .toArray();
  return found.map(({ _id }) => _id);
}

/** Removes a photo unless a product has taken it meanwhile. */
export async function deleteUnusedPhoto(db: Db, id: string, before: Date): Promise<void> {
  await photos(db).deleteOne({ _id: id, unused_since: { $lt: before } });
}
