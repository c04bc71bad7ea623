import figtree from '@fontsource-variable/figtree/unicode.json';
import { quote, type Run } from './runs';

/** The font families that the shop ships; all others depend on the machine. */
const SHIPPED = /^"?(Figtree|Fraunces) Variable"?(,|$)/;

/** Both families are shipped as latin subsets, which cover the same characters. */
const RANGES = figtree.latin.split(',').map((range) => {
  const [first = '', last = first] = range.replace('U+', '').split('-');
  return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const;
});

const isCovered = (character: string): boolean => {
  const code = character.codePointAt(0) ?? 0;
  return RANGES.some(([first, last]) => code >= first && code <= last);
};

/** @returns One sentence for each text rendered, in whole or in part, with a system font. */
export function foreignFonts(runs: readonly Run[]): string[] {
  return runs.flatMap((run) => {
    const { fontFamily } = getComputedStyle(run.element);
    if (!SHIPPED.test(fontFamily)) return [`${quote(run)} is drawn with ${fontFamily}, which is not shipped`];
    const missing = [...new Set(run.text)].filter((character) => !isCovered(character));
    return missing.length > 0
      ? [`${quote(run)} has characters that no shipped font has: ${missing.join(' ')}`]
      : [];
  });
}
