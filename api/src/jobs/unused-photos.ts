import { removeUnusedPhotos } from '../domains/catalogue';
import { removeUnusedPictures } from '../domains/content';
import { type JobFactory, MINUTE } from './job';

/** Removes photos and pictures of the content that were uploaded and not saved, or that were replaced. */
export const unusedPhotos: JobFactory = (services) => ({
  name: 'unused-photos',
  everyMs: 10 * MINUTE,
  async run(stopping) {
    await removeUnusedPhotos(services, { stopping });
    await removeUnusedPictures(services, { stopping });
  },
});
