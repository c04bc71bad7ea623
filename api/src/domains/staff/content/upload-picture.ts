import {
  CONTENT_SIDES,
  CONTENT_UPLOAD,
  contentPicturePath,
  isPictureUse,
  PICTURE_USES,
  type PictureUse,
} from '@saltbush/contract';
import { notFound } from '../../../lib/errors';
import { makePhoto } from '../../catalogue';
import { insertPicture } from '../../content';
import type { PhotoUpload, UploadServices } from '../uploads/photo-upload';

/**
 * POST /api/staff/content-pictures?use=…, whose body is the file of a picture for the content. Responds with its id, its
 * address and its pixels; a draft that has the address keeps it for longer than a day.
 */
export const contentPictureUpload = ({ db, clock }: UploadServices): PhotoUpload<PictureUse> => ({
  path: CONTENT_UPLOAD,
  permission: 'content:edit',
  touched: () => [],
  subject({ query: { use } }) {
    if (typeof use !== 'string' || !isPictureUse(use)) throw notFound('Picture');
    return use;
  },
  async keep(bytes, use) {
    const picture = await makePhoto(bytes, { sides: CONTENT_SIDES, quality: PICTURE_USES[use].quality });
    const id = await insertPicture(db, use, picture, clock.now());
    const { width, height } = picture;
    return { id, url: contentPicturePath(id, use), width, height };
  },
});
