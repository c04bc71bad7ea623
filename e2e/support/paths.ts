import { KNOWN } from '../../api/seed/known';

/** The product of the main job. */
export const PRODUCT = `/products/${KNOWN.magnesium}`;
export const LISTING = '/browse/vitamins-supplements';
export const SEARCH = '/search-results?query=magnesium';
