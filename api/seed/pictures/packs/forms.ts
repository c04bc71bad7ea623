import type { PackshotDocument } from '../../../src/domains/catalogue';
import type { PackText } from '../pack-text';
import type { PropName } from '../props';
import { bottle, pump } from './bottles';
import { blister, box } from './cartons';
import { jar } from './jars';
import { paperBag, refill, squeezed, treats, windowed } from './pouches';
import { bag, sachet, tube } from './soft';
import { belt, cuff, cushion, folded, sleeve, socks, straps, warmer } from './soft-goods';
import { book, device, service } from './special';
import { ball, carded, flask, organiser, tagged, tin, tumbler } from './things';
import type { Pack } from './types';
import { bale, bar, block, roll, soap, wipes } from './wraps';

export type Shape = PackshotDocument['shape'];

const SHAPES: Record<Shape, Pack> = {
  bottle,
  box,
  tube,
  blister,
  jar,
  sachet,
  pump,
  book,
  device,
  bag,
  service,
};

type Form = readonly [shapes: readonly Shape[], words: RegExp, pack: Pack];

const hung = (words: RegExp, name: PropName): Form => [['device', 'box'], words, carded(name)];
const loose = (words: RegExp, name: PropName): Form => [['device', 'bag'], words, tagged(name)];

/** What products look like by the words of their names; the first that fits. */
const FORMS: readonly Form[] = [
  [['bag', 'device', 'box'], /wheat|heat pack|heat wrap|ice wrap|cold pack|eye mask/i, cushion],
  [['device', 'bag'], /hot water bottle/i, warmer],
  [['device', 'bag', 'box'], /posture|shoulder support/i, straps],
  [['device', 'bag', 'box'], /back brace|maternity support|support belt/i, belt],
  [['device', 'bag', 'box'], /wrist|thumb|elbow/i, cuff],
  [['device', 'bag', 'box'], /ankle|knee|sleeve|brace|support\b/i, sleeve],
  [['device', 'bag', 'box'], /socks?\b|stocking/i, socks],
  [['bag'], /period (?:short|bikini|full)|period underwear/i, folded],
  [['device'], /water bottle|flask/i, flask],
  [['device'], /tumbler|shaker/i, tumbler],
  [['box'], /bandage|\btape\b|gauze roll/i, roll],
  [['bag'], /napp|\bpads?\b|liners|overnight pants|nursing/i, bale],
  [['bag', 'device'], /wipes/i, wipes],
  [['box'], /soap/i, soap],
  [['bag', 'box', 'sachet'], /^(?!.*\bx \d).*\bbar\b/i, bar],
  [['bag'], /^(?:dark|no added sugar|vegan milk|milk) chocolate/i, block],
  [['bag'], /refill/i, refill],
  [['sachet'], /pouch/i, squeezed],
  [['bag'], /for (?:dogs|cats)|dental sticks|chews|tendons|joint treats|cat grass/i, treats],
  [['bag'], /almonds|mango|macadamia|dates|nuts|pepitas|prunes|trail|walnut|balls|ginger/i, windowed],
  [['bag'], /flour|meal|oats|grain|quinoa|chia|seeds|tea\b|chicory|epsom|salts/i, paperBag],
  [['jar', 'bag'], /formula|matcha|latte|cocoa/i, tin],
  [['device'], /organiser|pill case/i, organiser],
  [['device', 'bag'], /fit ball|massage ball/i, ball],
  loose(/foam roller/i, 'roller'),
  loose(/dumbbell|weights|bands/i, 'dumbbell'),
  loose(/\bmat\b|block|bolster/i, 'mat'),
  loose(/walking stick|\bcane\b|crutch/i, 'stick'),
  hung(/^(?!.*(?:sonic|rechargeable|electric)).*(?:toothbrush|brush head|interdental)/i, 'brush'),
  hung(/razor|blade/i, 'razor'),
  hung(/^(?!.*tooth).*(?:comb|brush|sponge|clip|scrunch|tweezer|curler|file)/i, 'comb'),
  hung(/teat\b|teats/i, 'bottleBaby'),
  hung(/thermometer/i, 'thermometer'),
];

/** The form of a pack: by what it holds, else the usual one of its shape. */
export function formOf(shape: Shape, { name, size }: PackText): Pack {
  const words = `${name} ${size}`;
  return FORMS.find(([shapes, found]) => shapes.includes(shape) && found.test(words))?.[2] ?? SHAPES[shape];
}
