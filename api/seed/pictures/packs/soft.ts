import { mix } from '../palettes';
import { cylinder, ground, ridges, round } from './shade';
import type { Pack } from './types';

/** A tube that stands on its cap. */
export const tube: Pack = (face, c, text) => {
  if (/effervescent/i.test(text.size)) {
    return (
      ground(180, 120) +
      cylinder(132, 84, 96, 238, 8, c.body) +
      cylinder(126, 50, 108, 40, 8, c.cap) +
      ridges(126, 56, 108, 30) +
      face({ x: 132, y: 104, w: 96, h: 206 }) +
      '<path d="M132 104h96v206H132z" fill="url(#r)" opacity=".8"/>'
    );
  }
  const slim = /balm|lip|stick|mascara|liner|concealer/i.test(text.name);
  if (slim) {
    return (
      ground(180, 110) +
      cylinder(140, 60, 80, 96, 8, c.cap) +
      cylinder(136, 150, 88, 172, 6, c.body) +
      face({ x: 136, y: 162, w: 88, h: 150 }) +
      '<path d="M136 162h88v150H136z" fill="url(#r)" opacity=".8"/>'
    );
  }
  return (
    ground(180, 140) +
    round('M104 44h152l-14 236h-124z', c.body) +
    `<path d="M104 44h152v16H104z" fill="${mix(c.body, '#14231f', 0.12)}"/><path d="M108 48v8m8 -8v8m8 -8v8m8 -8v8m8 -8v8m8 -8v8m8 -8v8m8 -8v8m8 -8v8m8 -8v8m8 -8v8m8 -8v8m8 -8v8m8 -8v8m8 -8v8m8 -8v8m8 -8v8m8 -8v8" stroke="#000" stroke-opacity=".12"/>` +
    face({ x: 118, y: 76, w: 124, h: 190 }) +
    cylinder(130, 280, 100, 42, 7, c.cap) +
    ridges(130, 286, 100, 32) +
    '<path d="M118 76h124v190H118z" fill="url(#r)" opacity=".6"/>'
  );
};

/** A flat sachet with crimped ends. */
export const sachet: Pack = (face, c) =>
  ground(180, 170) +
  round('M92 70q88 -12 176 0v252q-88 8 -176 0z', c.body) +
  `<path d="M92 70q88 -12 176 0v20q-88 -10 -176 0zM92 302q88 8 176 0v20q-88 8 -176 0z" fill="${mix(c.body, '#14231f', 0.14)}"/><path d="M92 96l9 5l-9 5z" fill="#fff"/>` +
  face({ x: 104, y: 108, w: 152, h: 180 }) +
  '<path d="M104 108h152v180H104z" fill="url(#r)" opacity=".5"/>';

/** A pouch that stands on its fold. */
export const bag: Pack = (face, c) =>
  ground(180, 220) +
  round('M84 62q96 -10 192 0q-4 120 8 236q4 24 -20 24h-168q-24 0 -20 -24q12 -116 8 -236z', c.body) +
  `<path d="M84 62q96 -10 192 0v18q-96 -9 -192 0z" fill="${mix(c.body, '#14231f', 0.16)}"/><path d="M85 92q95 -8 190 0" fill="none" stroke="#000" stroke-opacity=".18" stroke-dasharray="2 3"/><path d="M78 306q102 -26 204 0" fill="none" stroke="#000" stroke-opacity=".14" stroke-width="2"/>` +
  face({ x: 96, y: 106, w: 168, h: 176 }) +
  '<path d="M96 106h168v176H96z" fill="url(#r)" opacity=".5"/>';
