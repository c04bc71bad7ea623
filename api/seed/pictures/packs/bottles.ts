import { mix } from '../palettes';
import { cylinder, ground, ridges, round } from './shade';
import type { Pack } from './types';

/** A jar-necked bottle for tablets and capsules. */
const pills: Pack = (face, c) =>
  ground(180, 190) +
  cylinder(102, 78, 156, 244, 22, c.body) +
  cylinder(106, 32, 148, 50, 8, c.cap) +
  ridges(106, 40, 148, 38) +
  face({ x: 102, y: 108, w: 156, h: 190 }) +
  '<path d="M102 108h156v190H102z" fill="url(#r)" opacity=".8"/>';

/** The same in brown or clear glass with a narrower neck. */
const glass: Pack = (face, c) =>
  ground(180, 190) +
  cylinder(124, 34, 112, 46, 6, c.cap) +
  ridges(124, 40, 112, 36) +
  round('M132 80h96q30 8 30 36v180q0 26 -26 26h-104q-26 0 -26 -26v-180q0 -28 30 -36z', c.body) +
  face({ x: 102, y: 126, w: 156, h: 170 }) +
  '<path d="M102 126h156v170H102z" fill="url(#r)" opacity=".8"/>';

/** A tall bottle with a neck, for liquids. */
const tall: Pack = (face, c) =>
  ground(180, 160) +
  round(
    'M160 80h40v24q0 14 22 26q22 12 22 36v134q0 22 -22 22h-84q-22 0 -22 -22v-134q0 -24 22 -36q22 -12 22 -26z',
    c.body,
  ) +
  cylinder(154, 34, 52, 52, 6, c.cap) +
  ridges(154, 42, 52, 42) +
  face({ x: 116, y: 164, w: 128, h: 140 }) +
  '<path d="M116 164h128v140H116z" fill="url(#r)" opacity=".8"/>';

/** A small bottle with a rubber teat, for drops and serums. */
const dropper: Pack = (face, c) =>
  ground(180, 150) +
  round('M165 62q0 -36 15 -36t15 36z', mix(c.cap, '#14231f', 0.25)) +
  cylinder(154, 62, 52, 42, 4, c.cap) +
  ridges(154, 66, 52, 36) +
  round('M158 102h44v12q42 4 42 38v148q0 22 -22 22h-84q-22 0 -22 -22v-148q0 -34 42 -38z', c.body) +
  face({ x: 116, y: 154, w: 128, h: 144 }) +
  '<path d="M116 154h128v144H116z" fill="url(#r)" opacity=".8"/>';

/** A bottle for shampoos, rinses and washes: oval, with a flip cap. */
const flip: Pack = (face, c) =>
  ground(180, 176) +
  cylinder(142, 30, 76, 38, 7, c.cap) +
  '<path d="M142 54h76" stroke="#000" stroke-opacity=".2"/>' +
  round('M138 70q-28 10 -28 46v182q0 24 24 24h92q24 0 24 -24v-182q0 -36 -28 -46z', c.body) +
  face({ x: 110, y: 116, w: 140, h: 176 }) +
  '<path d="M110 116h140v176H110z" fill="url(#r)" opacity=".8"/>';

/** Chooses the bottle by what is in it. */
export const bottle: Pack = (face, c, text) => {
  if (/drops|serum|oil|elixir|tincture|extract/i.test(text.name) && /m?L$/.test(text.size))
    return dropper(face, c, text);
  if (
    /shampoo|conditioner|wash|rinse|lotion|toner|cleanser|gel|milk|bath|sunscreen|SPF/i.test(
      `${text.name} ${text.strength}`,
    )
  ) {
    return flip(face, c, text);
  }
  if (/m?L$/.test(text.size)) return tall(face, c, text);
  return c.layout % 2 === 0 ? pills(face, c, text) : glass(face, c, text);
};

/** A pump or a spray bottle. */
export const pump: Pack = (face, c, text) => {
  const spray = /spray|mist|aerosol|nasal/i.test(`${text.name} ${text.size}`);
  const head = spray
    ? `${cylinder(160, 66, 40, 34, 5, c.cap)}${cylinder(164, 32, 32, 36, 7, mix(c.cap, '#ffffff', 0.2))}<circle cx="170" cy="46" r="3.5" fill="#14231f" opacity=".5"/>`
    : `${cylinder(175, 40, 11, 44, 2, mix(c.cap, '#14231f', 0.2))}<path d="M132 34h58q12 0 12 12v8h-24v-4h-46q-6 0 -6 -6v-6q0 -4 6 -4z" fill="${c.cap}"/><path d="M132 34h58q12 0 12 12v8h-24v-4h-46q-6 0 -6 -6v-6q0 -4 6 -4z" fill="url(#r)" opacity=".5"/>${cylinder(152, 74, 58, 24, 5, c.cap)}`;
  return (
    ground(180, 150) +
    head +
    round('M148 96h64q36 6 36 42v162q0 22 -22 22h-92q-22 0 -22 -22v-162q0 -36 36 -42z', c.body) +
    face({ x: 112, y: 140, w: 136, h: 158 }) +
    '<path d="M112 140h136v158H112z" fill="url(#r)" opacity=".8"/>'
  );
};
