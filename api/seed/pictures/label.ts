import { handOf } from './identity';
import { line, textWidth } from './lettering';
import { fitName, type PackText } from './pack-text';
import { luminance, mix, type Palette, textOn } from './palettes';
import { n } from './svg';

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

type Colours = Palette & { layout: number };
type Anchor = 'start' | 'middle';

/** Labels are drawn for this width; wider ones have larger type. */
const USUAL_WIDTH = 150;

const rect = ({ x, y, w, h }: Box, fill: string, radius = 0) =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}"${radius ? ` rx="${n(radius)}"` : ''} fill="${fill}"/>`;

/** How much larger than usual the type of a box is. */
const scaleOf = (box: Box) => Math.min(1.5, Math.max(0.6, Math.min(box.w, box.h * 0.92) / USUAL_WIDTH));

/** The name of a maker in one line of its lettering, smaller when it is long. */
function brandLine(
  text: string,
  x: number,
  y: number,
  max: number,
  fill: string,
  anchor: Anchor,
  scale: number,
): string {
  const { lettering } = handOf(text);
  const { typeface } = lettering;
  const words = lettering.write(text);
  // Capitals look larger than small letters of the same size.
  const high = (words === words.toUpperCase() ? 13 : 16) * scale;
  const spacing = Math.min(lettering.spacing, 1.2);
  const size = Math.min(high, Math.max(8, (max / textWidth(words, high, spacing, typeface)) * high));
  return line(words, x, y, max, { size, fill, anchor, typeface, spacing: size > 10 ? spacing : spacing / 2 });
}

function nameLines(name: string, x: number, box: Box, colour: string, anchor: Anchor, scale: number): string {
  const { size, lines } = fitName(name, box.w, box.h, 25 * scale);
  const step = size * 1.14;
  const spare = box.h - lines.length * step;
  const top = box.y + (anchor === 'middle' ? spare / 2 : Math.min(spare / 2, 10)) + size * 0.88;
  return lines
    .map((text, index) => line(text, x, top + index * step, box.w, { size, fill: colour, anchor }))
    .join('');
}

function pill(text: string, x: number, y: number, max: number, fill: string, scale: number): string {
  if (text === '') return '';
  const size = 13 * scale;
  const width = Math.min(max, textWidth(text, size) + 18 * scale);
  const ground = { x: x - width / 2, y, w: width, h: 22 * scale };
  return (
    rect(ground, fill, ground.h / 2) +
    line(text, x, y + ground.h * 0.7, width - 12, { size, fill: textOn(fill) })
  );
}

function clipped(box: Box, content: string): string {
  return `<clipPath id="l">${rect(box, '#000')}</clipPath><g clip-path="url(#l)">${content}</g>`;
}

/** A band of colour at the top carries the maker. */
function banded(box: Box, text: PackText, c: Colours): string {
  const { x, y, w, h } = box;
  const s = scaleOf(box);
  const middle = x + w / 2;
  const band = Math.min(36 * s, h * 0.22);
  const foot = text.size ? 24 * s : 10;
  const strength = text.strength ? 28 * s : 0;
  return (
    rect(box, c.label) +
    rect({ x, y, w, h: band }, c.accent) +
    rect({ x, y: y + h - 5 * s, w, h: 5 * s }, c.accent) +
    brandLine(text.brand, middle, y + band / 2 + 4.5 * s, w - 14, textOn(c.accent), 'middle', s) +
    nameLines(
      text.name,
      middle,
      { x, y: y + band + 3, w: w - 16, h: h - band - foot - strength - 8 * s },
      c.ink,
      'middle',
      s,
    ) +
    pill(text.strength, middle, y + h - foot - strength - 2, w - 14, c.accent, s) +
    line(text.size, middle, y + h - 12 * s, w - 16, { size: 12 * s, fill: c.ink })
  );
}

/** Left-aligned, with a circle of colour that leaves the label at the right. */
function dotted(box: Box, text: PackText, c: Colours): string {
  const { x, y, w, h } = box;
  const s = scaleOf(box);
  const left = x + 11 * s;
  const room = w - 20 * s;
  const tint = mix(c.accent, c.label, 0.3);
  const foot = y + h - 12 * s;
  return (
    rect(box, c.label) +
    clipped(
      box,
      `<circle cx="${n(x + w)}" cy="${n(y + h - 52 * s)}" r="${n(34 * s)}" fill="${tint}"/><circle cx="${n(x + w - 34 * s)}" cy="${n(y + h - 30 * s)}" r="${n(13 * s)}" fill="${c.accent}"/>`,
    ) +
    brandLine(text.brand, left, y + 22 * s, room, c.ink, 'start', s) +
    `<path d="M${n(left)} ${n(y + 31 * s)}h${n(22 * s)}" stroke="${c.accent}" stroke-width="${n(3 * s)}"/>` +
    nameLines(text.name, left, { x, y: y + 36 * s, w: room, h: h - 92 * s }, c.ink, 'start', s) +
    line(text.strength, left, foot - 17 * s, w * 0.56, {
      size: 16 * s,
      fill: c.ink,
      anchor: 'start',
    }) +
    line(text.size, left, foot, w - 22 * s - (h < 130 ? 0 : 12), {
      size: 12 * s,
      fill: c.ink,
      anchor: 'start',
    })
  );
}

/** The lower part is one block of colour with strength and size. */
function blocked(box: Box, text: PackText, c: Colours): string {
  const { x, y, w, h } = box;
  const s = scaleOf(box);
  const middle = x + w / 2;
  const block = Math.max(40 * s, h * 0.27);
  const on = textOn(c.accent);
  const top = y + h - block;
  const both = text.strength !== '' && text.size !== '';
  return (
    rect(box, c.label) +
    `<path d="M${n(x)} ${n(top)}q${n(w / 4)} ${n(-14 * s)} ${n(w / 2)} 0t${n(w / 2)} 0v${n(block)}h-${n(w)}z" fill="${c.accent}"/>` +
    brandLine(text.brand, middle, y + 22 * s, w - 14, c.ink, 'middle', s) +
    nameLines(text.name, middle, { x, y: y + 28 * s, w: w - 16, h: h - block - 40 * s }, c.ink, 'middle', s) +
    line(text.strength || text.size, middle, top + block / 2 + (both ? 1 : 8) * s, w - 14, {
      size: (both ? 17 : 18) * s,
      fill: on,
    }) +
    (both ? line(text.size, middle, top + block / 2 + 17 * s, w - 14, { size: 12 * s, fill: on }) : '')
  );
}

/** A sun rising over hills, behind the name. */
function arched(box: Box, text: PackText, c: Colours): string {
  const { x, y, w, h } = box;
  const s = scaleOf(box);
  const middle = x + w / 2;
  const tint = mix(c.accent, c.label, luminance(c.label) > 0.4 ? 0.72 : 0.6);
  const hill = mix(c.accent, c.label, 0.15);
  const foot = text.strength ? 44 * s : 30 * s;
  const on = textOn(hill);
  return (
    rect(box, c.label) +
    clipped(
      box,
      `<circle cx="${n(middle)}" cy="${n(y + h - foot - h * 0.18)}" r="${n(w * 0.43)}" fill="${tint}"/><path d="M${n(x)} ${n(y + h - foot + 4)}q${n(w * 0.3)} ${n(-16 * s)} ${n(w * 0.6)} ${n(-2 * s)}t${n(w * 0.4)} ${n(-5 * s)}v${n(foot + 20)}H${n(x)}z" fill="${hill}"/>`,
    ) +
    brandLine(text.brand, middle, y + 22 * s, w - 14, c.ink, 'middle', s) +
    nameLines(text.name, middle, { x, y: y + 28 * s, w: w - 18, h: h - foot - 38 * s }, c.ink, 'middle', s) +
    line(text.strength, middle, y + h - 25 * s, w - 16, { size: 15 * s, fill: on }) +
    line(text.size, middle, y + h - 9 * s, w - 16, { size: 12 * s, fill: on })
  );
}

/** A framed label with rules, as on an old apothecary bottle. */
function framed(box: Box, text: PackText, c: Colours): string {
  const { x, y, w, h } = box;
  const s = scaleOf(box);
  const middle = x + w / 2;
  const inset = 6 * s;
  const foot = text.strength ? 46 * s : 30 * s;
  const rule = (at: number) =>
    `<path d="M${n(x + inset + 8)} ${n(at)}h${n(w - 2 * inset - 16)}" stroke="${c.accent}" stroke-width="1.5"/>`;
  return (
    rect(box, c.label) +
    `<rect x="${n(x + inset)}" y="${n(y + inset)}" width="${n(w - 2 * inset)}" height="${n(h - 2 * inset)}" fill="none" stroke="${c.accent}" stroke-width="2"/>` +
    brandLine(text.brand, middle, y + inset + 19 * s, w - 26, c.ink, 'middle', s) +
    rule(y + inset + 26 * s) +
    nameLines(
      text.name,
      middle,
      { x, y: y + inset + 29 * s, w: w - 30, h: h - foot - inset - 36 * s },
      c.ink,
      'middle',
      s,
    ) +
    rule(y + h - foot) +
    line(text.strength, middle, y + h - 29 * s, w - 28, { size: 14 * s, fill: c.ink }) +
    line(text.size, middle, y + h - 13 * s, w - 28, { size: 11.5 * s, fill: c.ink })
  );
}

/** A wide stripe of colour down the left edge, the name beside it. */
function striped(box: Box, text: PackText, c: Colours): string {
  const { x, y, w, h } = box;
  const s = scaleOf(box);
  const stripe = 15 * s;
  const left = x + stripe + 10 * s;
  const room = w - stripe - 17 * s;
  return (
    rect(box, c.label) +
    rect({ x, y, w: stripe, h }, c.accent) +
    rect({ x: x + stripe + 3 * s, y, w: 2.5 * s, h }, mix(c.accent, c.label, 0.5)) +
    nameLines(text.name, left, { x, y: y + 8 * s, w: room, h: h - 74 * s }, c.ink, 'start', s * 1.05) +
    line(text.strength, left, y + h - 48 * s, room, {
      size: 15 * s,
      fill: c.ink,
      anchor: 'start',
    }) +
    line(text.size, left, y + h - 31 * s, room, { size: 12 * s, fill: c.ink, anchor: 'start' }) +
    brandLine(text.brand, left, y + h - 11 * s, room, c.ink, 'start', s * 0.9)
  );
}

const LAYOUTS = [banded, dotted, blocked, arched, framed, striped];

/** The front label of a pack, in the layout of its maker. */
export function label(box: Box, text: PackText, colours: Colours): string {
  const draw = LAYOUTS[colours.layout] ?? banded;
  return draw(box, text, colours);
}
