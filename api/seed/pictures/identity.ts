import { createHash } from 'node:crypto';
import type { TypefaceName } from './lettering';
import { LAYOUT_COUNT, PALETTES, paletteNumber } from './palettes';

/** The colours and the arrangement of labels that all pictures of a maker share: packs, wordmark, banner and scenes. */
export interface Identity {
  /** Index of its palette. */
  base: number;
  /** Index of its label's arrangement. */
  layout: number;
}

/** Makers that scenes show: chosen so that they look well together. */
const CHOSEN: Readonly<Record<string, readonly [base: number, layout: number]>> = {
  Tidewell: [7, 1],
  'Kaia Coast': [11, 2],
  Verrin: [6, 0],
  'Larkspur Lane': [8, 4],
  'Pelican Bay Omega': [2, 2],
  Ardentine: [1, 4],
  Molarity: [17, 2],
  'Gumleaf Dental': [22, 3],
  Bowerlift: [9, 3],
  Brackenridge: [12, 0],
  Bumblewood: [0, 2],
  'Little Koel': [13, 3],
  Slimwell: [19, 0],
  Sunderry: [7, 2],
  Restmere: [23, 3],
  Krillhaven: [12, 1],
};

/** Returns what a maker's pictures share. Others than the chosen ones get it by their id. */
export function identityOf(maker: { _id: number; name: string }): Identity {
  const chosen = Object.hasOwn(CHOSEN, maker.name) ? CHOSEN[maker.name] : undefined;
  if (chosen) return { base: chosen[0], layout: chosen[1] };
  const { _id: id } = maker;
  // Steps of seven visit every palette before one repeats, so that neighbours on a shelf differ.
  const base = (id * 7) % PALETTES.length;
  return { base, layout: (Math.floor(id / PALETTES.length) + id) % LAYOUT_COUNT };
}

/** The palette number of a chosen maker's packs, for scenes. */
export function chosenPalette(name: string, accent = 0): number {
  const { base, layout } = identityOf({ _id: 0, name });
  return paletteNumber(base, accent, layout);
}

/** How a maker writes its name, on its packs as in its wordmark. */
export interface Lettering {
  typeface: TypefaceName;
  spacing: number;
  write: (name: string) => string;
}

const LETTERINGS: readonly [Lettering, ...Lettering[]] = [
  { typeface: 'fraunces-600', spacing: 0, write: (name) => name },
  { typeface: 'figtree-800', spacing: -0.5, write: (name) => name.toLowerCase() },
  { typeface: 'figtree-700', spacing: 3, write: (name) => name.toUpperCase() },
  { typeface: 'fraunces-500-italic', spacing: 0.5, write: (name) => name },
  { typeface: 'figtree-700', spacing: 0, write: (name) => name },
];

/** Returns a maker's lettering and the number of its mark, by its name. */
export function handOf(name: string): { lettering: Lettering; mark: number; isStacked: boolean } {
  const bytes = createHash('sha256').update(`brand/${name}`).digest();
  const at = (index: number) => bytes[index] ?? 0;
  const lettering = LETTERINGS[at(2) % LETTERINGS.length] ?? LETTERINGS[0];
  return { lettering, mark: at(1), isStacked: at(3) % 3 === 0 };
}
