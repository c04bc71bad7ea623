/** Quality of the shop's lossy pictures, of 100 (rule 9.f-10). */
export const PICTURE_QUALITY = 75;

/** The longer side of a photo's copies in pixels: for lines of a cart, for cards, and for the product's own page. */
export const PHOTO_SIDES = { line: 240, card: 480, page: 1200 } as const;
export type PhotoSize = keyof typeof PHOTO_SIDES;
export const PHOTO_SIZES = Object.keys(PHOTO_SIDES) as readonly PhotoSize[];

/** What a photo may be. Pixels of a file count before anything of it is unpacked. */
export const PHOTO_LIMITS = {
  bytes: 10_000_000,
  pixels: 25_000_000,
  /** The fewest pixels of the longer and of the shorter side. */
  longer: 600,
  shorter: 100,
  /** Letters of what a photo shows. */
  alt: 200,
} as const;

/** Kinds of files that can become photos. The api decides by the bytes; this is for the browser's file dialog. */
export const PHOTO_TYPES = 'image/jpeg,image/png,image/webp,image/avif,.avif';

/** Where staff send the bytes of a photo. */
export const PHOTO_UPLOAD = '/api/staff/product-photos';

/** The id of a photo: its product and a hash of its content. */
const ID = String.raw`\d{1,9}-[0-9a-f]{24}`;
const PATH = new RegExp(String.raw`^/media/photo/(${ID})-\d+\.webp$`);
/** Of a product or of the content. */
const UPLOADED = /^(\/media\/(?:photo|content)\/[\da-f-]+)-\d+\.webp$/;
const PHOTO_ID = new RegExp(`^${ID}$`);

/** @returns whether a text can be the id of a photo */
export const isPhotoId = (text: string): boolean => PHOTO_ID.test(text);

/** @returns the address of a photo in a size */
export const photoPath = (id: string, size: PhotoSize): string =>
  `/media/photo/${id}-${PHOTO_SIDES[size]}.webp`;

/** @returns a photo's address in another size; any other address as it is */
export const photoInSize = (path: string, size: PhotoSize): string =>
  path.replace(PATH, (_path, id: string) => photoPath(id, size));

/** @returns the address at which networks and messengers find an uploaded picture; any other address as it is */
export const sharedPhoto = (path: string): string => path.replace(UPLOADED, '$1-share.jpg');

export const PHOTO_ALT_MISSING = 'Please say what the photo shows, for shoppers who cannot see it';
export const PHOTO_ALT_LONG = `Please say it in at most ${PHOTO_LIMITS.alt} letters`;

/** @returns the words that say what a photo shows, on one line */
export const readPhotoAlt = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** @returns what is wrong with such words; null if nothing is */
export function photoAltError(alt: string): string | null {
  if (!/\p{L}/u.test(alt)) return PHOTO_ALT_MISSING;
  return alt.length > PHOTO_LIMITS.alt ? PHOTO_ALT_LONG : null;
}
