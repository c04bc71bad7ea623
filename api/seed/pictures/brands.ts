import { handOf, identityOf } from './identity';
import { line, textWidth } from './lettering';
import { luminance, mix, PALETTES } from './palettes';
import { picture } from './picture';
import { n } from './svg';

type Mark = (colour: string, second: string) => string;

/** Small marks in a square of 40. */
const MARKS: readonly Mark[] = [
  (a, b) =>
    `<path d="M20 36C4 28 6 12 20 3c14 9 16 25 0 33z" fill="${a}"/><path d="M20 36V14" stroke="${b}" stroke-width="2"/>`,
  (a, b) => `<circle cx="20" cy="17" r="10" fill="${b}"/><path d="M2 34q9 -12 18 0t18 0v4H2z" fill="${a}"/>`,
  (a, b) =>
    `<path d="M2 24q9 -14 18 0t18 0" fill="none" stroke="${a}" stroke-width="4"/><path d="M2 33q9 -14 18 0t18 0" fill="none" stroke="${b}" stroke-width="4"/>`,
  (a, b) => `<path d="M3 36L16 8l8 16l5 -8l9 20z" fill="${a}"/><circle cx="31" cy="9" r="5" fill="${b}"/>`,
  (a, b) =>
    `<path d="M20 3q14 18 14 24a14 12 0 0 1 -28 0q0 -6 14 -24z" fill="${a}"/><path d="M12 27q0 7 7 8" stroke="${b}" stroke-width="3" fill="none"/>`,
  (a, b) =>
    `<circle cx="20" cy="20" r="16" fill="none" stroke="${a}" stroke-width="4"/><circle cx="20" cy="20" r="6" fill="${b}"/>`,
  (a, b) =>
    `<path d="M20 3l4.5 12.5L37 20l-12.5 4.5L20 37l-4.5 -12.5L3 20l12.5 -4.5z" fill="${a}"/><circle cx="32" cy="8" r="4" fill="${b}"/>`,
  (a, b) =>
    `<path d="M6 34V16a14 14 0 0 1 28 0v18z" fill="${a}"/><path d="M14 34V20a6 6 0 0 1 12 0v14z" fill="${b}"/>`,
  (a, b) =>
    `<path d="M4 22q10 -16 22 -6q10 -4 10 -10q6 12 -4 20q-8 12 -28 -4z" fill="${a}"/><circle cx="27" cy="19" r="2" fill="${b}"/>`,
  (a, b) =>
    `<circle cx="14" cy="14" r="9" fill="${a}"/><circle cx="27" cy="17" r="9" fill="${b}" opacity=".85"/><circle cx="18" cy="28" r="9" fill="${a}" opacity=".7"/>`,
  (a, b) =>
    `<rect x="5" y="5" width="30" height="30" rx="8" fill="${a}"/><path d="M20 11v18M11 20h18" stroke="${b}" stroke-width="5" stroke-linecap="round"/>`,
  (a, b) =>
    `<path d="M20 38V12" stroke="${a}" stroke-width="3"/><path d="M20 24q-14 0 -14 -13q14 0 14 13zM20 18q12 0 12 -14q-12 0 -12 14z" fill="${a}"/><circle cx="20" cy="37" r="3" fill="${b}"/>`,
];

/** The first colour that reads on white. */
function strongest(colours: readonly string[]): string {
  return colours.find((colour) => luminance(colour) < 0.16) ?? '#14231f';
}

/** A maker's wordmark with its small mark, 240 by 96, for white and light grounds, in the colours of its packs. */
export function drawBrand(maker: { _id: number; name: string }): string {
  const { name } = maker;
  const { lettering, mark: number, isStacked } = handOf(name);
  const palette = PALETTES[identityOf(maker).base];
  const main = strongest(palette ? [palette.cap, palette.body, palette.ink] : []);
  const second = mix(palette?.accent ?? '#c9e265', '#ffffff', 0.15);
  const mark = (MARKS[number % MARKS.length] ?? MARKS[0])?.(main, second) ?? '';
  const words = lettering.write(name);
  const room = isStacked ? 216 : 168;
  const { typeface } = lettering;
  const size = Math.min(25, (room / textWidth(words, 25, lettering.spacing, typeface)) * 25);
  const spacing = size < 16 ? Math.min(lettering.spacing, 1) : lettering.spacing;
  const width = Math.min(room, textWidth(words, size, spacing, typeface));
  const style = { size, fill: main, typeface, spacing };
  if (isStacked) {
    return picture(
      240,
      96,
      name,
      `<g transform="translate(100 8)">${mark}</g>${line(words, 120, 78, room, style)}`,
    );
  }
  const left = (240 - 40 - 10 - width) / 2;
  return picture(
    240,
    96,
    name,
    `<g transform="translate(${n(left)} 28)">${mark}</g>${line(words, left + 50, 48 + size * 0.36, room, { ...style, anchor: 'start' })}`,
  );
}
