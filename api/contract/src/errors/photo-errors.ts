import { PHOTO_LIMITS } from '../products/photo';
import { byReason } from './message-template';

const KINDS = 'Please choose a JPEG, PNG, WebP or AVIF.';

/** Why a file cannot become a photo of a product. */
export const PHOTO_REFUSALS = {
  not_a_picture: `This file is not a picture that we can use. ${KINDS}`,
  svg: `A drawing (SVG) cannot be a photo. ${KINDS}`,
  animated: `An animation cannot be a photo. ${KINDS}`,
  broken: 'This picture is damaged or not complete. Please export it again.',
  too_slow: 'This picture takes too long to read. Please export it again, smaller.',
  too_many_bytes: `This file is larger than ${PHOTO_LIMITS.bytes / 1_000_000} MB. Please choose a smaller one.`,
  too_many_pixels: `This picture has more than ${PHOTO_LIMITS.pixels / 1_000_000} million pixels. Please choose a smaller one.`,
  too_small: `This picture is too small: it needs ${PHOTO_LIMITS.longer} pixels on its longer side and ${PHOTO_LIMITS.shorter} on the other.`,
};

export type PhotoRefusal = keyof typeof PHOTO_REFUSALS;

/** Errors of photos of products. */
export const PHOTO_ERRORS = {
  PHOTO_REFUSED: byReason(PHOTO_REFUSALS),
  /** It was not saved within a day, or is a photo of another product. */
  PHOTO_GONE: 'This photo is no longer there. Please choose the file again.',
  PHOTO_MOVED: 'A colleague has changed this photo meanwhile. Please look at it again.',
};
