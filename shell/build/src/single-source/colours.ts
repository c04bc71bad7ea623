import { colours } from '@saltbush/contract';
import type { SingleSourceRule } from './rule';

const WITHIN = /^(api\/(src|contract\/src)|shell|shared-ui\/src|mf-[^/]+\/src)\//;
/** The palette, and the stylesheet generated from it. Sample goods, drawn by the seed, have separate palettes. */
const ALLOWED = /^(api\/contract\/src\/brand\/colours\.ts|shared-ui\/src\/design\/styles\/tokens\.css)/;

/** Drawn in the shop's own colours, unlike the sample goods. */
const OWN_PICTURES = /^api\/seed\/pictures\/icons\.ts$/;

/** Brand colours are tokens; their values are never copied, not even in pictures. */
export const brandColours: SingleSourceRule = {
  name: 'brand-colours',
  sentence:
    'a brand change must reach every use: write `var(--sb-…)` in browsers and `colours` of @saltbush/contract on servers; the values are defined in api/contract/src/brand/colours.ts',
  within: new RegExp(`${WITHIN.source}|${OWN_PICTURES.source}`),
  except: ALLOWED,
  copy: new RegExp(`(${Object.values(colours).join('|')})\\b`, 'i'),
};

/** A colour that is not a token has no name and no contrast test; illustrations can define their own. */
export const untokenisedColours: SingleSourceRule = {
  name: 'untokenised-colours',
  sentence:
    'contrast is tested for tokens only: choose one from api/contract/src/brand/colours.ts, or add it there with its pairs in shared-ui/src/design/tokens/pairs.ts',
  within: WITHIN,
  except: new RegExp(`${ALLOWED.source}|/(Illustration|HeroPicture)\\.tsx$`),
  copy: /(?<!&)#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b/i,
};
