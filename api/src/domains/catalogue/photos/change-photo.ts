import { photoPath } from '@saltbush/contract';
import type { ClientSession } from 'mongodb';
import type { BaseServices } from '../../../lib/context';
import { inTransaction, type TransactionServices } from '../../../lib/database/transactions';
import { BusinessError, notFound } from '../../../lib/errors';
import type { ChangedBy } from '../desk/documents';
import { readProduct } from '../desk/store';
import type { ProductDocument } from '../documents';
import { claimPhoto, deleteUnusedPhoto, listUnusedPhotos, releasePhoto, setPictures } from './store';

type PhotoServices = Pick<BaseServices, 'db' | 'clock'> & TransactionServices;

interface PhotoRequest {
  productId: number;
  /** `photo_version` of the product that was shown. */
  expected: number;
}

export interface SetPhotoRequest extends PhotoRequest {
  photoId: string;
  alt: string;
  by: ChangedBy;
}

async function readNow(
  { db }: PhotoServices,
  productId: number,
  session: ClientSession,
): Promise<ProductDocument> {
  const product = await readProduct(db, productId, session);
  if (!product || product.status === 'Deleted') throw notFound('Product');
  return product;
}

function requireUnmoved({ photo_version = 0 }: ProductDocument, expected: number): void {
  if (photo_version !== expected) throw new BusinessError('PHOTO_MOVED');
}

async function set(services: PhotoServices, request: SetPhotoRequest, session: ClientSession): Promise<void> {
  const { db, clock } = services;
  const { productId, photoId, alt, by, expected } = request;
  const product = await readNow(services, productId, session);
  const { photo: former } = product;
  if (former?.id === photoId && former.alt === alt) return;
  requireUnmoved(product, expected);
  const claimed = await claimPhoto(db, photoId, productId, session);
  if (!claimed) throw new BusinessError('PHOTO_GONE');
  const now = clock.now();
  if (former && former.id !== photoId) await releasePhoto(db, former.id, now, session);
  const { width, height } = claimed;
  const change = {
    images: [{ id: 1, url: photoPath(photoId, 'page'), alt }],
    photo: { id: photoId, alt, width, height, at: now, ...by },
    drawn_images: product.drawn_images ?? product.images,
  };
  await setPictures(db, product, { ...change, now }, session);
}

/**
 * Shows a photo in place of a product's drawn pictures, or says anew what its photo shows. Does nothing the second time.
 * @throws {BusinessError} NOT_FOUND; PHOTO_GONE; PHOTO_MOVED if the photo is not the one that was shown
 */
export const setPhoto = (services: PhotoServices, request: SetPhotoRequest): Promise<void> =>
  inTransaction(services, (session) => set(services, request, session));

/**
 * Shows a product's drawn pictures again. Does nothing the second time.
 * @throws {BusinessError} NOT_FOUND; PHOTO_MOVED if the photo is not the one that was shown
 */
export const removePhoto = (services: PhotoServices, { productId, expected }: PhotoRequest): Promise<void> =>
  inTransaction(services, async (session) => {
    const { db, clock } = services;
    const product = await readNow(services, productId, session);
    const { photo, drawn_images: images = product.images } = product;
    if (!photo) return;
    requireUnmoved(product, expected);
    const now = clock.now();
    await releasePhoto(db, photo.id, now, session);
    await setPictures(db, product, { images, now }, session);
  });

const DAY_MS = 24 * 60 * 60_000;
const BATCH = 100;

/** Removes photos that no product has had for a day, some of them at a time. */
export async function removeUnusedPhotos(
  { db, clock }: Pick<BaseServices, 'db' | 'clock'>,
  { stopping }: { stopping?: AbortSignal } = {},
): Promise<void> {
  const before = new Date(clock.now().getTime() - DAY_MS);
  for (const id of await listUnusedPhotos(db, before, BATCH)) {
    if (stopping?.aborted) return;
    await deleteUnusedPhoto(db, id, before);
  }
}
