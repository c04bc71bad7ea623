import { mix } from '../palettes';
import { prop } from '../props';
import { cylinder, ground, ridges, round } from './shade';
import type { Colours, Pack } from './types';

const POUCH = 'M84 62q96 -10 192 0q-4 120 8 236q4 24 -20 24h-168q-24 0 -20 -24q12 -116 8 -236z';

const sealed = (c: Colours) =>
  `<path d="M84 62q96 -10 192 0v18q-96 -9 -192 0z" fill="${mix(c.body, '#14231f', 0.16)}"/><path d="M85 92q95 -8 190 0" fill="none" stroke="#000" stroke-opacity=".18" stroke-dasharray="2 3"/>`;

/** A pouch that refills a bottle, with a spout at its corner. */
export const refill: Pack = (face, c) =>
  ground(180, 210) +
  cylinder(214, 34, 34, 40, 5, c.cap) +
  ridges(214, 38, 34, 32) +
  round('M92 66h108l52 0q18 6 18 30q-2 110 10 200q4 26 -18 26h-164q-22 0 -18 -26q12 -110 12 -230z', c.body) +
  face({ x: 100, y: 100, w: 160, h: 184 }) +
  '<path d="M78 300q102 -22 204 0" fill="none" stroke="#000" stroke-opacity=".16" stroke-width="2"/>';

/** A small pouch to squeeze, with a cap for small hands. */
export const squeezed: Pack = (face, c) =>
  ground(180, 160) +
  cylinder(158, 34, 44, 44, 10, c.cap) +
  ridges(158, 42, 44, 30) +
  `<path d="M168 76h24v22h-24z" fill="${mix(c.cap, '#14231f', 0.25)}"/>` +
  round('M108 96q72 -12 144 0q10 100 14 212q-86 24 -172 0q4 -112 14 -212z', c.body) +
  face({ x: 108, y: 116, w: 144, h: 176 }) +
  '<path d="M108 116h144v176H108z" fill="url(#r)" opacity=".4"/>';

/** Colours of what can be seen through a window, by name. */
const CONTENTS: readonly (readonly [RegExp, string])[] = [
  [/mango|apricot/i, '#f0a13a'],
  [/prune|date|berry|cranberr/i, '#5b2a3a'],
  [/pepita|pistach/i, '#7d8f4e'],
  [/macadamia|cashew|oat/i, '#e6cfa0'],
  [/walnut/i, '#a9794a'],
];

function pieces(name: string): string {
  const colour = CONTENTS.find(([words]) => words.test(name))?.[1] ?? '#b06a3b';
  const tones = [colour, mix(colour, '#ffffff', 0.22), mix(colour, '#14231f', 0.2)];
  let drawn = '';
  for (let at = 0; at < 24; at++) {
    const x = 108 + (at % 6) * 29 + (at % 2) * 6;
    const y = 232 + Math.floor(at / 6) * 21;
    drawn += `<ellipse cx="${x}" cy="${y}" rx="15" ry="10" fill="${tones[at % 3]}" transform="rotate(${(at * 47) % 180} ${x} ${y})"/>`;
  }
  return drawn;
}

/** A pouch with a window, for what is bought by its look. */
export const windowed: Pack = (face, c, text) =>
  ground(180, 220) +
  round(POUCH, c.body) +
  sealed(c) +
  face({ x: 98, y: 100, w: 164, h: 116 }) +
  `<clipPath id="w"><rect x="104" y="222" width="152" height="84" rx="22"/></clipPath><g clip-path="url(#w)"><path d="M104 222h152v84H104z" fill="#efe6d6"/>${pieces(text.name)}</g><rect x="104" y="222" width="152" height="84" rx="22" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="3"/>`;

/** A pouch of treats for an animal. */
export const treats: Pack = (face, c) =>
  ground(180, 220) +
  round(POUCH, c.body) +
  sealed(c) +
  face({ x: 98, y: 100, w: 164, h: 132 }) +
  `<circle cx="180" cy="272" r="38" fill="${c.accent}"/>${prop('paw', 150, 242, 60, { main: '#ffffff', dark: mix(c.accent, '#14231f', 0.5), light: '#ffffff' })}`;

/** A paper bag, folded over and closed by its label. */
export const paperBag: Pack = (face, c) => {
  const kraft = '#c9a678';
  return (
    ground(180, 200) +
    `<path d="M92 92h176v230H92z" fill="${kraft}"/><path d="M268 92l20 -10v226l-20 14z" fill="${mix(kraft, '#14231f', 0.28)}"/><path d="M92 60h176l20 -8v30l-20 10H92z" fill="${mix(kraft, '#ffffff', 0.18)}"/><path d="M92 92h176" stroke="#000" stroke-opacity=".2" stroke-width="2"/><path d="M104 104v206M256 104v206" stroke="#fff" stroke-opacity=".16" stroke-width="3"/>` +
    face({ x: 104, y: 120, w: 152, h: 168 }) +
    `<circle cx="180" cy="76" r="13" fill="${c.accent}"/>`
  );
};
