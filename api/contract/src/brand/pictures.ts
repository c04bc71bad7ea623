import { sharedPhoto } from '../products/photo';

/** A drawing of the shop: networks and some search engines show no SVG. */
const DRAWING = /^(\/media\/[^.]+)\.svg$/;

/** Pixels of the picture that a shared link shows, as the networks' documentation recommends. */
export const SHARE_PICTURE = { width: 1200, height: 630 };

/** What a link to a page without a picture shows. The api redirects from this former address to the present drawing. */
export const SHOP_PICTURE = '/media/scene/hero-morning-00000000.svg';

/** @returns the address of a drawing as PNG, 1200 pixels wide; any other address as it is */
export const pngPicture = (path: string) => path.replace(DRAWING, '$1.png');

/** @returns the address of a drawing or photo in the middle of 1200 × 630 pixels; any other address as it is */
export const sharePicture = (path: string) => sharedPhoto(path.replace(DRAWING, '$1.share.png'));
