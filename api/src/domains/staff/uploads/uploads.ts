import { CONTENT_UPLOAD, PHOTO_UPLOAD } from '@saltbush/contract';
import { Router } from 'express';
import { createKeyedQueue } from '../../../lib/keyed-queue';
import { contentPictureUpload } from '../content/upload-picture';
import { productPhotoUpload } from '../products/upload-photo';
import { photoUpload, type UploadServices } from './photo-upload';

/** Below /api, where they are mounted. */
const below = (path: string): string => path.slice('/api'.length);

/** Mounts the endpoints at which staff send pictures of products and of the content. */
export function uploads(services: UploadServices): Router {
  const inTurn = createKeyedQueue();
  const router = Router();
  router.post(below(PHOTO_UPLOAD), photoUpload(services, inTurn, productPhotoUpload(services)));
  router.post(below(CONTENT_UPLOAD), photoUpload(services, inTurn, contentPictureUpload(services)));
  return router;
}
