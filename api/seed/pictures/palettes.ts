import { colours } from '@saltbush/contract';

/** Colours of a pack: `label` under the text, `ink` on it, `body` and `cap` of the pack, `soft` for still lifes. */
export interface Palette {
  ink: string;
  label: string;
  body: string;
  cap: string;
  accent: string;
  soft: string;
}

const p = (ink: string, label: string, body: string, cap: string, accent: string, soft: string): Palette => ({
  ink: `#${ink}`,
  label: `#${label}`,
  body: `#${body}`,
  cap: `#${cap}`,
  accent: `#${accent}`,
  soft: `#${soft}`,
});

/** The shop's own. */
const FALLBACK: Palette = {
  ink: colours.ink,
  label: colours.paper,
  body: colours.mist,
  cap: colours.brand,
  accent: colours.brand,
  soft: colours['brand-soft'],
};

/** Makers' palettes; a maker keeps one on all its packs. */
export const PALETTES: readonly Palette[] = [
  p('0b3d33', 'f6f3ea', '0f5a4a', 'f6f3ea', '8fb339', 'ddefe8'),
  p('3b2410', 'fbf4e6', '9a5a1e', '1f1b16', 'd98a2b', 'f6e7d0'),
  p('123f66', 'ffffff', 'eef5fa', '1b5a8a', '5fb0e5', 'e3f0fa'),
  p('5a2016', 'fff6ef', 'e7b79d', 'c65b3f', 'c65b3f', 'fbe6dc'),
  p('4a1e45', 'fbf4fa', '6b2c63', 'e9d3e6', 'c069b1', 'f6e8f4'),
  p('f4f1ea', '22282b', '22282b', '111517', 'e0b04c', 'e9e6df'),
  p('0f4f47', 'ffffff', 'f7fbf9', '7ccfb5', '2fa084', 'e1f5ee'),
  p('5a3b00', 'fff9e3', 'f6c945', 'f08a24', 'f08a24', 'fff1c9'),
  p('5c2338', 'fff7f8', 'f4c6cf', 'e38fa2', 'c9506e', 'fde9ee'),
  p('ffffff', '17305a', '17305a', 'c9d6ea', 'f2b84b', 'e4eaf5'),
  p('33380f', 'f9f8ea', '767b33', '33380f', '9aa23a', 'eef0d6'),
  p('0c4a5b', 'f2fbfc', 'bfe3e8', '0c6b80', '18a0b5', 'dff3f5'),
  p('6b1d12', 'ffffff', 'fbf7f5', 'e8543c', 'e8543c', 'ffe7e1'),
  p('3a2e66', 'faf8ff', 'cfc5ee', '6d5bb5', '8e7ad8', 'eeeafb'),
  p('3e2c1a', 'efe1c8', 'd8bf98', '5a3f26', '7f9b4e', 'f4eadb'),
  p('063b40', 'effae0', '0b7a75', 'd6f06a', '5aa9a3', 'ddf2ef'),
  p('26262b', 'ffffff', 'f6f6f7', 'd93a3a', 'd93a3a', 'f1f1f3'),
  p('0d3b66', 'ffffff', 'f3f8fa', '2e86ab', '47b39d', 'e6f1f5'),
  p('ffffff', '8e1f4f', '8e1f4f', 'f3d5e0', 'f59db8', 'fbe6ee'),
  p('2b4636', 'f3f6ef', 'a9c1ac', '4d7a5e', '4d7a5e', 'e8f0e7'),
  p('1c1a17', 'f2eadb', 'f2eadb', '1c1a17', 'b08d57', 'f7f1e6'),
  p('ffffff', '2348d6', '2348d6', 'ffd84d', 'ffd84d', 'e3e8fc'),
  p('234d2f', 'fff3e2', 'fbd3a5', '3e8e5a', 'e9724c', 'feeedd'),
  p('2a2350', 'ffffff', 'e8ecfa', '4b3fa8', '7fb6e8', 'eef1fc'),
];

/** Colours that tell flavours, shades and scents of one product apart, with the words that call for them. */
const ACCENTS: readonly (readonly [colour: string, words: RegExp | null])[] = [
  ['', null],
  ['#6b4226', /choc|cocoa|cacao|brown|chestnut|espresso|walnut/i],
  ['#eed58a', /vanilla|malt|banana|custard|blonde|butter|oat|honey|ivory|porcelain/i],
  ['#f4b400', /lemon|pineapple|mango|citrus|yellow|ginger|turmeric|sun|gold/i],
  ['#f28c28', /orange|mandarin|apricot|tangerine|peach|amber|caramel|copper/i],
  ['#e0405a', /strawberr|cherr|watermelon|red|raspberr|cranberr|pomegranate|scarlet|poppy/i],
  ['#8e2c5f', /berr|grape|plum|blackcurrant|mulberr|fig|burgundy|wine|merlot/i],
  ['#7fb83d', /lime|apple|pear|green|kiwi|cucumber|avocado|melon|matcha/i],
  ['#3fb8a0', /mint|eucalypt|tea tree|sea|aloe|teal|myrtle|ocean|menthol/i],
  ['#3f7fd0', /blue|cool|tropical|arctic|ice|denim|rain|\bsky\b/i],
  ['#2b3033', /\bblack\b|charcoal|ebony/i],
  ['#2f4a73', /navy|indigo|midnight/i],
  ['#8a6bd1', /lavender|violet|lilac|purple|iris|passion/i],
  ['#ef8fb0', /rose|pink|peony|blush|lychee|guava|geranium|coral|fuchsia/i],
  ['#4d3527', /coffee|mocha|cola|dark/i],
  ['#c9b79c', /natural|plain|unflavoured|unscented|nude|beige|sand|coconut|almond|linen|bare/i],
  ['#b5651d', /cinnamon|chai|tan|bronze|sandalwood|cedar|tobacco|terracotta|brick|rosewood|spice/i],
  ['#9aa3a8', /grey|gray|silver|white|clear|salt|smoke/i],
  ['#8a9f7b', /sage|olive|forest|moss|khaki/i],
];

const ACCENT_COUNT = ACCENTS.length;

/** The accent a flavour, colour or scent calls for; 0 keeps the maker's own. */
export function accentFor(option: string): number {
  return Math.max(
    0,
    ACCENTS.findIndex(([, words]) => words?.test(option)),
  );
}

/** How many arrangements a label can have (label.ts). */
export const LAYOUT_COUNT = 6;

/** One number for a maker's palette and label and an option's accent, as stored in `packshot.palette`. */
export function paletteNumber(base: number, accent: number, layout: number): number {
  return (
    (base % PALETTES.length) +
    PALETTES.length * ((accent % ACCENT_COUNT) + ACCENT_COUNT * (layout % LAYOUT_COUNT))
  );
}

/** The colours and the arrangement of a stored palette number; every number has some. */
export function paletteOf(number: number): Palette & { layout: number } {
  const whole = Math.abs(Math.trunc(number)) || 0;
  const rest = Math.floor(whole / PALETTES.length);
  const palette = PALETTES[whole % PALETTES.length] ?? FALLBACK;
  const accent = ACCENTS[rest % ACCENT_COUNT]?.[0];
  const layout = Math.floor(rest / ACCENT_COUNT) % LAYOUT_COUNT;
  return { ...palette, accent: accent || palette.accent, layout };
}

function channel(colour: string, at: number): number {
  return Number.parseInt(colour.slice(at, at + 2), 16) / 255;
}

/** Relative luminance, near enough to choose between dark and light text. */
export function luminance(colour: string): number {
  return (
    0.2126 * channel(colour, 1) ** 2.2 +
    0.7152 * channel(colour, 3) ** 2.2 +
    0.0722 * channel(colour, 5) ** 2.2
  );
}

/** The colour, dark or white, that reads on a ground. */
export function textOn(ground: string): string {
  return luminance(ground) > 0.3 ? '#14231f' : '#ffffff';
}

/** `amount` from 0 (first) to 1 (second). */
export function mix(first: string, second: string, amount: number): string {
  const part = (at: number) =>
    Math.round(255 * (channel(first, at) * (1 - amount) + channel(second, at) * amount))
      .toString(16)
      .padStart(2, '0');
  return `#${part(1)}${part(3)}${part(5)}`;
}
