import { mix } from '../palettes';
import { cylinder, ground, round } from './shade';
import type { Pack } from './types';

const crimps = (x: number, y: number, h: number) => {
  let path = '';
  for (let at = y; at < y + h; at += 7) path += `M${x} ${at}h16`;
  return `<path d="${path}" stroke="#000" stroke-opacity=".16" stroke-width="2"/>`;
};

/** A rolled bandage in a paper sleeve. */
export const roll: Pack = (face, c) => {
  const gauze = mix('#f3e6d2', c.accent, 0.08);
  const winding = mix(gauze, '#14231f', 0.2);
  return (
    ground(180, 170) +
    cylinder(98, 104, 164, 218, 20, gauze) +
    `<ellipse cx="180" cy="112" rx="82" ry="28" fill="${mix(gauze, '#ffffff', 0.5)}"/><g fill="none" stroke="${winding}" stroke-width="2"><ellipse cx="180" cy="112" rx="64" ry="21"/><ellipse cx="180" cy="112" rx="46" ry="15"/><ellipse cx="180" cy="112" rx="28" ry="9"/></g><ellipse cx="180" cy="112" rx="10" ry="4" fill="${winding}"/><path d="M262 150q18 60 6 172h-18V150z" fill="${mix(gauze, '#14231f', 0.1)}"/>` +
    face({ x: 98, y: 156, w: 164, h: 140 }) +
    '<path d="M98 156h164v140H98z" fill="url(#r)" opacity=".7"/>'
  );
};

/** A plump bag of nappies or pads with a handle. */
export const bale: Pack = (face, c) =>
  ground(180, 250) +
  `<path d="M138 100q42 -58 84 0" fill="none" stroke="${mix(c.body, '#14231f', 0.2)}" stroke-width="14"/>` +
  round(
    'M62 122q4 -24 30 -26q88 -10 176 0q26 2 30 26q12 90 0 178q-2 20 -26 22q-92 8 -184 0q-24 -2 -26 -22q-12 -88 0 -178z',
    c.body,
  ) +
  `<path d="M62 122q26 26 22 98t-22 80M298 122q-26 26 -22 98t22 80" fill="none" stroke="#000" stroke-opacity=".16" stroke-width="3"/>` +
  face({ x: 92, y: 116, w: 176, h: 188 }) +
  '<path d="M92 116h176v188H92z" fill="url(#r)" opacity=".4"/>';

/** A soft pack of wipes with a lid that closes. */
export const wipes: Pack = (face, c) =>
  ground(180, 280) +
  round('M44 158q136 -18 272 0q8 78 0 156q-136 14 -272 0q-8 -78 0 -156z', c.body) +
  crimps(36, 166, 146) +
  crimps(308, 166, 146) +
  face({ x: 64, y: 214, w: 232, h: 96 }) +
  `<rect x="112" y="160" width="136" height="50" rx="16" fill="${c.cap}"/><rect x="122" y="168" width="116" height="34" rx="11" fill="#fff" opacity=".28"/><path d="M164 208h32" stroke="#000" stroke-opacity=".25" stroke-width="4" stroke-linecap="round"/>`;

/** A bar of soap in its paper, of which both ends show. */
export const soap: Pack = (face, c) => {
  const bar = mix('#f6eedd', c.accent, 0.3);
  return (
    ground(180, 280) +
    round('M40 178q0 -18 20 -18h240q20 0 20 18v124q0 20 -20 20H60q-20 0 -20 -20z', bar) +
    `<path d="M52 176h24v132H52zM284 176h24v132h-24z" fill="${mix(bar, '#ffffff', 0.35)}" opacity=".6"/>` +
    face({ x: 84, y: 154, w: 192, h: 168 }) +
    '<path d="M84 154h192v168H84z" fill="url(#r)" opacity=".35"/>'
  );
};

/** A single bar in a wrapper that is sealed at both ends. */
export const bar: Pack = (face, c) =>
  `${ground(180, 290)}<g transform="rotate(-7 180 240)">` +
  round(
    'M34 178h292l-8 12l8 12l-8 12l8 12l-8 12l8 12l-8 12l8 12l-8 12l8 16H34l8 -16l-8 -12l8 -12l-8 -12l8 -12l-8 -12l8 -12l-8 -12l8 -12z',
    c.body,
  ) +
  crimps(42, 186, 100) +
  crimps(302, 186, 100) +
  face({ x: 66, y: 180, w: 228, h: 112 }) +
  '<path d="M66 180h228v22H66z" fill="#fff" opacity=".16"/></g>';

/** A block of chocolate, unwrapped at the top. */
export const block: Pack = (face, c) => {
  const dark = mix('#4a2a18', c.accent, 0.12);
  let squares = '';
  for (let column = 0; column < 4; column++) {
    squares += `<rect x="${108 + column * 37}" y="50" width="33" height="52" rx="4" fill="${mix(dark, '#ffffff', 0.1)}"/>`;
  }
  return `${ground(180, 180)}<path d="M102 42h156v80H102z" fill="${dark}"/>${squares}<path d="M94 104l14 -8l14 10l16 -10l14 9l16 -9l14 10l16 -10l14 9l16 -9l14 10l16 -8l14 6v26H94z" fill="#dfe3e4"/><path d="M94 116h172v206H94z" fill="${c.body}"/>${face({ x: 94, y: 120, w: 172, h: 202 })}<path d="M94 116h172v206H94z" fill="url(#r)" opacity=".3"/>`;
};
