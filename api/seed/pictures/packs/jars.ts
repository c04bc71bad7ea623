import { cylinder, ground, ridges, round } from './shade';
import type { Pack } from './types';

/** A tub for powders and gummies. */
const tub: Pack = (face, c) =>
  ground(180, 220) +
  cylinder(86, 94, 188, 228, 16, c.body) +
  cylinder(80, 50, 200, 50, 9, c.cap) +
  ridges(80, 58, 200, 36) +
  face({ x: 86, y: 118, w: 188, h: 182 }) +
  '<path d="M86 118h188v182H86z" fill="url(#r)" opacity=".8"/>';

/** A low jar for creams and balms. */
const low: Pack = (face, c) =>
  ground(180, 240) +
  cylinder(76, 168, 208, 154, 24, c.body) +
  cylinder(70, 104, 220, 68, 12, c.cap) +
  '<path d="M70 160h220" stroke="#000" stroke-opacity=".15" stroke-width="2"/>' +
  face({ x: 76, y: 186, w: 208, h: 116 }) +
  '<path d="M76 186h208v116H76z" fill="url(#r)" opacity=".7"/>';

/** A jar for honey and spreads: contents show above and below the label. */
const preserve: Pack = (face, c) =>
  ground(180, 190) +
  round('M112 96h136q20 14 20 40v152q0 34 -34 34h-108q-34 0 -34 -34v-152q0 -26 20 -40z', c.body) +
  cylinder(106, 54, 148, 44, 8, c.cap) +
  face({ x: 92, y: 148, w: 176, h: 138 }) +
  '<path d="M92 148h176v138H92z" fill="url(#r)" opacity=".7"/>';

/** Chooses the jar by what is in it. */
export const jar: Pack = (face, c, text) => {
  if (/honey|spread|butter|jam|tahini|ghee/i.test(text.name) && /g$/.test(text.size))
    return preserve(face, c, text);
  const amount = Number.parseFloat(text.size);
  const small = /(mL|g)$/.test(text.size) && amount <= 120 && !/powder|formula/i.test(text.name);
  return small ? low(face, c, text) : tub(face, c, text);
};
