import { removeUnusedPhotos } from '../domains/catalogue';
import { type JobFactory, MINUTE } from './job';

/** Removes photos that were uploaded and not saved, or that were replaced. */
export const unusedPhotos: JobFactory = (services) => ({
  name: 'unused-photos',
  everyMs: 10 * MINUTE,
  run: (stopping) => removeUnusedPhotos(services, { stopping }),
});
