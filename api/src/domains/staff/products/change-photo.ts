import { isPhotoId, photoAltError, readPhotoAlt } from '@saltbush/contract';
import type { StaffPhotosRemoveInput, StaffPhotosSetInput } from '../../../generated/resolvers';
import { requirePermission } from '../../../lib/context';
import { BusinessError, invalidInput } from '../../../lib/errors';
import { removePhoto, setPhoto } from '../../catalogue';
import type { StaffContext } from '../context';
import { by, changed } from './change-product';
import { requireProductNow } from './one-product';

/** Shows an uploaded photo in place of a product's drawn pictures. */
export async function staffPhotosSet(
  _root: unknown,
  { input }: { input: StaffPhotosSetInput },
  ctx: StaffContext,
) {
  const { id } = requirePermission(ctx, 'products:publish');
  const alt = readPhotoAlt(input.alt);
  const error = photoAltError(alt);
  if (error) throw invalidInput({ alt: error });
  if (!isPhotoId(input.photo_id)) throw new BusinessError('PHOTO_GONE');
  const product = await requireProductNow(ctx, input.product_id);
  const request = { productId: product._id, photoId: input.photo_id, expected: input.expected_version, alt };
  await setPhoto(ctx, { ...request, by: await by(ctx, id) });
  return changed(ctx, product);
}

/** Shows a product's drawn pictures again in place of its photo. */
export async function staffPhotosRemove(
  _root: unknown,
  { input }: { input: StaffPhotosRemoveInput },
  ctx: StaffContext,
) {
  requirePermission(ctx, 'products:publish');
  const product = await requireProductNow(ctx, input.product_id);
  await removePhoto(ctx, { productId: product._id, expected: input.expected_version });
  return changed(ctx, product);
}
