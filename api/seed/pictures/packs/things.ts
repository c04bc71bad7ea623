import { handOf } from '../identity';
import { line } from '../lettering';
import { mix, textOn } from '../palettes';
import { type PropName, prop } from '../props';
import { cylinder, ground, ridges, round } from './shade';
import type { Colours, Pack } from './types';

const tonesOf = (c: Colours) => ({
  main: c.accent,
  dark: mix(c.accent, '#14231f', 0.55),
  light: mix(c.accent, '#ffffff', 0.82),
});

/** The maker's name in its lettering, printed on the thing itself. */
function maker(name: string, y: number, fill: string): string {
  const { typeface, spacing, write } = handOf(name).lettering;
  return line(write(name), 180, y, 92, { size: 17, fill, typeface, spacing: Math.min(spacing, 1.2) });
}

/** A steel bottle to drink from, printed with its maker's name. */
export const flask: Pack = (_face, c, text) => {
  const lid = mix(c.accent, '#14231f', 0.6);
  const on = textOn(c.accent);
  return (
    ground(180, 130) +
    `<path d="M164 48q0 -26 16 -26t16 26" fill="none" stroke="${lid}" stroke-width="8"/>` +
    cylinder(150, 44, 60, 40, 7, lid) +
    cylinder(154, 80, 52, 14, 3, '#c3cacd') +
    round('M148 92h64q22 10 22 38v170q0 22 -22 22h-64q-22 0 -22 -22V130q0 -28 22 -38z', c.accent) +
    cylinder(128, 304, 104, 16, 6, '#c3cacd') +
    maker(text.brand, 206, on) +
    line(text.size, 180, 228, 90, { size: 12, fill: on })
  );
};

/** An insulated tumbler with a lid and a straw. */
export const tumbler: Pack = (_face, c, text) => {
  const on = textOn(c.accent);
  return (
    ground(180, 140) +
    `<path d="M196 20l-8 70" stroke="${mix(c.accent, '#ffffff', 0.5)}" stroke-width="9" stroke-linecap="round"/>` +
    round('M106 92h148l-22 216q-2 14 -16 14h-72q-14 0 -16 -14z', c.accent) +
    cylinder(100, 72, 160, 26, 9, mix(c.accent, '#14231f', 0.6)) +
    maker(text.brand, 190, on) +
    line(text.size, 180, 212, 96, { size: 12, fill: on })
  );
};

/** A card that hangs in a shop, with the article under clear plastic. */
export const carded =
  (name: PropName): Pack =>
  (face, c) =>
    `${ground(180, 190)}<rect x="82" y="30" width="196" height="292" rx="12" fill="${mix(c.accent, '#ffffff', 0.78)}"/><path d="M156 44h48" stroke="#fff" stroke-width="9" stroke-linecap="round"/>${face({ x: 82, y: 60, w: 196, h: 100 })}<rect x="104" y="172" width="152" height="138" rx="26" fill="#fff" opacity=".72"/>${prop(name, 122, 180, 116, tonesOf(c))}<path d="M116 196q6 -14 22 -16" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round"/><rect x="104" y="172" width="152" height="138" rx="26" fill="none" stroke="#14231f" stroke-opacity=".14" stroke-width="2"/>`;

/** An article that has no pack, with a tag. */
export const tagged =
  (name: PropName): Pack =>
  (face, c) =>
    `${ground(160, 240)}${prop(name, 36, 108, 214, tonesOf(c))}<path d="M196 150q36 -70 66 -94" fill="none" stroke="#6b5a44" stroke-width="2"/><g transform="rotate(5 268 120)"><rect x="200" y="54" width="132" height="116" rx="8" fill="${mix(c.label, '#14231f', 0.16)}"/>${face({ x: 203, y: 57, w: 126, h: 110 })}<circle cx="266" cy="62" r="4" fill="#14231f" opacity=".5"/></g>`;

/** A ball to train with, and its tag. */
export const ball: Pack = (face, c) =>
  `${ground(170, 200)}<circle cx="170" cy="206" r="116" fill="${c.accent}"/><path d="M66 176q104 -44 208 0M58 226q112 48 224 0" fill="none" stroke="#000" stroke-opacity=".14" stroke-width="5"/><ellipse cx="126" cy="148" rx="34" ry="22" fill="#fff" opacity=".4" transform="rotate(-32 126 148)"/><circle cx="170" cy="206" r="116" fill="url(#r)" opacity=".5"/><g transform="rotate(6 280 90)">${face({ x: 214, y: 36, w: 122, h: 104 })}</g>`;

/** A box with a lid for each day of the week. */
export const organiser: Pack = (face, c) => {
  const lids = [...'MTWTFSS']
    .map((day, index) => {
      const x = 36 + index * 41.5;
      const fill = index % 2 === 0 ? c.accent : mix(c.accent, '#ffffff', 0.45);
      return `<rect x="${x}" y="232" width="38" height="66" rx="7" fill="${fill}"/><path d="M${x + 6} 240h26" stroke="#fff" stroke-opacity=".5" stroke-width="4" stroke-linecap="round"/>${line(day, x + 19, 276, 30, { size: 19, fill: textOn(fill) })}`;
    })
    .join('');
  return `${ground(180, 290)}${face({ x: 104, y: 70, w: 152, h: 150 })}<rect x="28" y="226" width="306" height="96" rx="14" fill="#f4f6f5"/><rect x="28" y="226" width="306" height="96" rx="14" fill="url(#r)" opacity=".35"/>${lids}`;
};

/** A tin for formula and for what must keep its smell. */
export const tin: Pack = (face, c) =>
  ground(180, 200) +
  cylinder(92, 74, 176, 248, 12, c.body) +
  cylinder(88, 308, 184, 14, 5, '#c3cacd') +
  cylinder(88, 72, 184, 12, 5, '#c3cacd') +
  cylinder(84, 44, 192, 32, 9, c.cap) +
  ridges(84, 50, 192, 20) +
  face({ x: 92, y: 96, w: 176, h: 202 }) +
  '<path d="M92 96h176v202H92z" fill="url(#r)" opacity=".8"/>';
