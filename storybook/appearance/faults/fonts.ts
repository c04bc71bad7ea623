import figtree from '@fontsource-variable/figtree/unicode.json';
import { quote, type Run } from './runs';

/** The families that the shop ships; every other one depends on the machine. */
const SHIPPED = /^"?(Figtree|Fraunces) Variable"?(,|$)/;

/** Both families are shipped in their latin subset, which covers the same characters. */
const RANGES = figtree.latin.split(',').map((range) => {
  const [first = '', last = first] = range.replace('U+', '').split('-');
  return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const;
});

const isCovered = (character: string): boolean => {
  const code = character.codePointAt(0) ?? 0;
  return RANGES.some(([first, last]) => code >= first && code <= last);
};

/** @returns a sentence for each text that a font of the machine draws, wholly or in part. */
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
