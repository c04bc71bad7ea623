import { PICTURE_QUALITY } from '../products/photo';

/** What a picture of the content is for. */
export type PictureUse = 'banner' | 'card' | 'mobile_promo';

/** Widths of a picture's copies in pixels, unless it is smaller. */
export const CONTENT_SIDES = { small: 800, large: 1600 } as const;
export type ContentSize = keyof typeof CONTENT_SIDES;

/** The copy that shoppers load, and its quality of 100: the phone's promotion is for small screens (rule 9.f-10). */
export const PICTURE_USES: Readonly<Record<PictureUse, { size: ContentSize; quality: number }>> = {
  banner: { size: 'large', quality: PICTURE_QUALITY },
  card: { size: 'small', quality: PICTURE_QUALITY },
  mobile_promo: { size: 'small', quality: 50 },
};

/** Where staff send the bytes of a picture of the content. */
export const CONTENT_UPLOAD = '/api/staff/content-pictures';

const PATH = /^\/media\/content\/([0-9a-f]{24})-(?:\d+\.webp|share\.jpg)$/;

/** @returns whether a text names what pictures are for */
export const isPictureUse = (text: string): text is PictureUse => Object.hasOwn(PICTURE_USES, text);

/** @returns the address of a picture as shoppers load it */
export const contentPicturePath = (id: string, use: PictureUse): string =>
  `/media/content/${id}-${CONTENT_SIDES[PICTURE_USES[use].size]}.webp`;

/** @returns the id of the uploaded picture that an address is of; null for any other address */
export const contentPictureId = (path: string): string | null => PATH.exec(path)?.[1] ?? null;
