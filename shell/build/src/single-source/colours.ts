import { colours } from '@saltbush/contract';
import type { SingleSourceRule } from './rule';

const WITHIN = /^(api\/(src|contract\/src)|shell|shared-ui\/src|mf-[^/]+\/src)\//;
/** The palette itself, the stylesheet written from it, and the drawings of sample goods, which have palettes of their own. */
const HOME =
  /^(api\/contract\/src\/brand\/colours\.ts|shared-ui\/src\/design\/styles\/tokens\.css|api\/src\/media\/)/;

/** A colour of the brand is a token; nobody copies its value, pictures neither. */
export const brandColours: SingleSourceRule = {
  name: 'brand-colours',
  sentence:
    'a brand that changes must change everywhere: write `var(--sb-…)` in browsers and `colours` of @saltbush/contract on servers; the values stand in api/contract/src/brand/colours.ts',
  within: WITHIN,
  except: HOME,
  copy: new RegExp(`(${Object.values(colours).join('|')})\\b`, 'i'),
};

/** A colour that is no token has no name and no contrast that is tested; illustrations may mix their own. */
export const ownColours: SingleSourceRule = {
  name: 'own-colours',
  sentence:
    'contrast is tested for tokens only: choose one of api/contract/src/brand/colours.ts, or add it there with its pairs in shared-ui/src/design/tokens/pairs.ts',
  within: WITHIN,
  except: new RegExp(`${HOME.source}|/(Illustration|HeroPicture)\\.tsx$`),
  copy: /(?<!&)#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b/i,
};
