import { PHOTO_UPLOAD, photoPath } from '@saltbush/contract';
import type { Request } from 'express';
import { insertPhoto, makePhoto, type ProductDocument } from '../../catalogue';
import type { PhotoUpload, UploadServices } from '../uploads/photo-upload';
import { requireProductNow } from './one-product';

const productIn = ({ query }: Request): string =>
  typeof query.product_id === 'string' ? query.product_id.slice(0, 20) : '';

/**
 * POST /api/staff/product-photos?product_id=…, whose body is the file of a photo. Responds with its id, its address and its
 * pixels; the product shows it once `staff_photos_set` has saved it.
 */
export const productPhotoUpload = (services: UploadServices): PhotoUpload<ProductDocument> => ({
  path: PHOTO_UPLOAD,
  permission: 'products:publish',
  touched(request) {
    const id = productIn(request);
    return /^\d{1,8}$/.test(id) ? [{ name: 'product_id', id }] : [];
  },
  subject: (request) => requireProductNow(services, productIn(request)),
  async keep(bytes, { _id }) {
    const photo = await makePhoto(bytes);
    const id = await insertPhoto(services.db, _id, photo, services.clock.now());
    const { width, height } = photo;
    return { id, url: photoPath(id, 'page'), width, height };
  },
});
