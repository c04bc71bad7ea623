import type { SingleSourceRule } from './rule';

/**
 * Where a painted order that differs from the written one changes nothing for whoever reads or tabs: the listing's active
 * filters follow the button that opens them, and the picture of the home page has no words and no controls.
 */
const HARMLESS = /(ListingView|Hero)\.module\.css$/;

/** Style sheets can paint parts in another order than a screen reader says and the Tab key reaches them. */
export const readingOrder: SingleSourceRule = {
  name: 'reading-order',
  sentence:
    'write parts in the order in which they are seen; what stands elsewhere on wide windows is placed by its grid area',
  within: /^(shared-ui|shell|mf-[^/]+)\/.*\.css$/,
  except: HARMLESS,
  copy: /(^|[\s;{])order:\s*-?\d|(row|column)-reverse/,
};
