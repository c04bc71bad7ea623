import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Font } from 'opentype.js';

interface FontFile {
  /** Package under @fontsource. */
  family: string;
  weight: number;
  style: 'normal' | 'italic';
}

/** The open fonts that pictures are lettered in. Each ships with the project as a package, so no machine's own font is used. */
const TYPEFACES = {
  'figtree-500': { family: 'figtree', weight: 500, style: 'normal' },
  'figtree-700': { family: 'figtree', weight: 700, style: 'normal' },
  'figtree-800': { family: 'figtree', weight: 800, style: 'normal' },
  'fraunces-600': { family: 'fraunces', weight: 600, style: 'normal' },
  'fraunces-500-italic': { family: 'fraunces', weight: 500, style: 'italic' },
} as const satisfies Record<string, FontFile>;

export type TypefaceName = keyof typeof TYPEFACES;

export const TYPEFACE_NAMES = Object.keys(TYPEFACES) as TypefaceName[];

/** Character sets of a font's files, the more usual first; a file is read when a character asks for it. */
export const SUBSETS = ['latin', 'latin-ext'] as const;

export type Subset = (typeof SUBSETS)[number];

const require = createRequire(import.meta.url);
// Node and bundlers load different builds of it, whose exports differ.
const { parse } = require('opentype.js') as typeof import('opentype.js');

/**
 * Reads one file of a typeface.
 * @throws when the package does not carry the file.
 */
export function readFont(typeface: TypefaceName, subset: Subset): Font {
  const { family, weight, style } = TYPEFACES[typeface];
  const file = require.resolve(`@fontsource/${family}/files/${family}-${subset}-${weight}-${style}.woff`);
  // Copied into a separate buffer: small files share one.
  return parse(new Uint8Array(readFileSync(file)).buffer);
}
