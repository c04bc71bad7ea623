import type { Prop } from './types';

const leaf: Prop = ({ main, dark }) =>
  `<path d="M50 96C14 74 14 30 50 4c36 26 36 70 0 92z" fill="${main}"/><path d="M50 96V22M50 74l18 -16M50 74l-18 -16M50 52l15 -14M50 52l-15 -14" fill="none" stroke="${dark}" stroke-width="3" stroke-linecap="round"/>`;

const sprig: Prop = ({ main, dark }) =>
  `<path d="M50 98Q54 50 48 6" fill="none" stroke="${dark}" stroke-width="3"/><path d="M50 80q-30 0 -34 -24q30 -2 34 24zM51 62q30 -2 32 -26q-30 0 -32 26zM50 44q-26 -2 -28 -24q26 0 28 24zM50 26q20 -4 20 -22q-20 2 -20 22z" fill="${main}"/>`;

const citrus: Prop = ({ main, dark, light }) =>
  `<circle cx="50" cy="50" r="44" fill="${main}"/><circle cx="50" cy="50" r="37" fill="${light}"/><path d="M50 50L50 18A32 32 0 0 1 75 30zM50 50L79 35A32 32 0 0 1 80 62zM50 50L77 68A32 32 0 0 1 52 82zM50 50L46 82A32 32 0 0 1 22 66zM50 50L20 62A32 32 0 0 1 22 34zM50 50L25 29A32 32 0 0 1 46 18z" fill="${main}"/><path d="M14 76q36 34 72 0" fill="none" stroke="${dark}" stroke-opacity=".25" stroke-width="3"/>`;

const fish: Prop = ({ main, dark, light }) =>
  `<path d="M6 50q30 -36 64 -4l24 -22v52l-24 -22q-34 32 -64 -4z" fill="${main}"/><path d="M10 54q30 26 60 0" fill="none" stroke="${light}" stroke-width="4"/><circle cx="26" cy="45" r="4" fill="${dark}"/><path d="M42 36q8 14 0 28" fill="none" stroke="${dark}" stroke-width="3"/>`;

const moon: Prop = ({ main, light }) =>
  `<path d="M70 82A40 40 0 1 1 62 10a34 34 0 1 0 8 72z" fill="${main}"/><path d="M76 24l3 8l8 3l-8 3l-3 8l-3 -8l-8 -3l8 -3zM62 50l2 5l5 2l-5 2l-2 5l-2 -5l-5 -2l5 -2z" fill="${light}"/>`;

const sun: Prop = ({ main, light }) =>
  `<path d="M50 4v14M50 82v14M4 50h14M82 50h14M17 17l10 10M73 73l10 10M83 17l-10 10M27 73l-10 10" stroke="${main}" stroke-width="6" stroke-linecap="round"/><circle cx="50" cy="50" r="25" fill="${main}"/><circle cx="43" cy="43" r="9" fill="${light}" opacity=".6"/>`;

const drop: Prop = ({ main, light }) =>
  `<path d="M50 4q34 44 34 62a34 32 0 0 1 -68 0q0 -18 34 -62z" fill="${main}"/><path d="M32 62q0 20 16 22" fill="none" stroke="${light}" stroke-width="6" stroke-linecap="round"/>`;

const flower: Prop = ({ main, dark, light }) =>
  `<g fill="${main}"><ellipse cx="50" cy="22" rx="14" ry="20"/><ellipse cx="50" cy="22" rx="14" ry="20" transform="rotate(72 50 48)"/><ellipse cx="50" cy="22" rx="14" ry="20" transform="rotate(144 50 48)"/><ellipse cx="50" cy="22" rx="14" ry="20" transform="rotate(216 50 48)"/><ellipse cx="50" cy="22" rx="14" ry="20" transform="rotate(288 50 48)"/></g><circle cx="50" cy="48" r="12" fill="${light}"/><circle cx="50" cy="48" r="5" fill="${dark}"/>`;

const mushroom: Prop = ({ main, dark, light }) =>
  `<path d="M40 54h20l5 36q-15 8 -30 0z" fill="${light}"/><path d="M6 56q4 -48 44 -48t44 48q-44 14 -88 0z" fill="${main}"/><circle cx="36" cy="34" r="6" fill="${light}"/><circle cx="60" cy="26" r="5" fill="${light}"/><circle cx="70" cy="44" r="5" fill="${light}"/><path d="M10 58q40 10 80 0" fill="none" stroke="${dark}" stroke-width="3"/>`;

const honey: Prop = ({ main, dark, light }) =>
  `<path d="M50 6l30 17v34l-30 17l-30 -17v-34z" fill="${main}"/><path d="M50 22l16 9v18l-16 9l-16 -9v-18z" fill="${light}"/><path d="M28 66q4 16 0 22M50 74v20M72 66q-4 12 0 18" stroke="${dark}" stroke-width="6" stroke-linecap="round" fill="none"/>`;

const berries: Prop = ({ main, dark, light }) =>
  `<path d="M50 44q0 -30 26 -38q4 26 -26 38z" fill="${dark}"/><circle cx="34" cy="52" r="20" fill="${main}"/><circle cx="66" cy="56" r="20" fill="${main}"/><circle cx="48" cy="78" r="19" fill="${main}"/><circle cx="28" cy="46" r="5" fill="${light}"/><circle cx="60" cy="50" r="5" fill="${light}"/><circle cx="42" cy="72" r="5" fill="${light}"/>`;

const nut: Prop = ({ main, dark, light }) =>
  `<path d="M50 6q36 26 28 62q-8 26 -28 26t-28 -26q-8 -36 28 -62z" fill="${main}"/><path d="M50 16q-16 34 0 70M62 28q8 28 -2 52M38 28q-8 28 2 52" fill="none" stroke="${dark}" stroke-width="3"/><path d="M30 46q-2 14 2 26" fill="none" stroke="${light}" stroke-width="4"/>`;

const flame: Prop = ({ main, light }) =>
  `<path d="M52 4q4 24 20 38t14 34q-4 20 -36 20t-36 -24q0 -20 16 -34q2 12 10 14q-4 -28 12 -48z" fill="${main}"/><path d="M50 92q-18 -2 -18 -18q0 -12 12 -22q2 10 8 12q2 -8 2 -14q16 14 14 26q-2 14 -18 16z" fill="${light}"/>`;

const wave: Prop = ({ main, light }) =>
  `<path d="M2 40q16 -20 32 0t32 0t32 0v54h-96z" fill="${main}"/><path d="M2 60q16 -16 32 0t32 0t32 0" fill="none" stroke="${light}" stroke-width="5"/><path d="M2 78q16 -16 32 0t32 0t32 0" fill="none" stroke="${light}" stroke-width="5" opacity=".6"/>`;

const grain: Prop = ({ main, dark }) =>
  `<path d="M50 98V30" stroke="${dark}" stroke-width="4"/><path d="M50 30q-12 -12 0 -28q12 16 0 28zM48 50q-22 -2 -24 -22q20 0 24 22zM52 50q22 -2 24 -22q-20 0 -24 22zM48 72q-22 -2 -24 -22q20 0 24 22zM52 72q22 -2 24 -22q-20 0 -24 22z" fill="${main}"/>`;

export const NATURE = {
  leaf,
  sprig,
  citrus,
  fish,
  moon,
  sun,
  drop,
  flower,
  mushroom,
  honey,
  berries,
  nut,
  flame,
  wave,
  grain,
};
