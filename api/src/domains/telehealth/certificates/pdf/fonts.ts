import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { unpackWoff } from './unpack-woff';

const require = createRequire(import.meta.url);

/** The shop's own open fonts; names have a file for each set of letters, the more usual first. */
const FILES = {
  text: 'figtree/files/figtree-latin-400-normal',
  strong: 'figtree/files/figtree-latin-700-normal',
  heading: 'fraunces/files/fraunces-latin-600-normal',
  headingExtended: 'fraunces/files/fraunces-latin-ext-600-normal',
  headingVietnamese: 'fraunces/files/fraunces-vietnamese-600-normal',
} as const;

export type FontName = keyof typeof FILES;

/** The fonts of one name: each letter is printed with the first that has it. */
export const NAME_FONTS = ['heading', 'headingExtended', 'headingVietnamese'] as const;

const read = new Map<FontName, Buffer>();

/** Returns a font's file, read and unpacked once. */
function fileOf(name: FontName): Buffer {
  const known = read.get(name);
  if (known) return known;
  const file = unpackWoff(readFileSync(require.resolve(`@fontsource/${FILES[name]}.woff`)));
  read.set(name, file);
  return file;
}

/** Makes the fonts known to a document by their names. */
export function registerFonts(document: PDFKit.PDFDocument): void {
  for (const name of Object.keys(FILES) as FontName[]) document.registerFont(name, fileOf(name));
}
