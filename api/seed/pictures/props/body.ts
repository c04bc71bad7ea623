import type { Prop } from './types';

const bone: Prop = ({ main, light }) =>
  `<g transform="rotate(-40 50 50)"><path d="M22 40a13 13 0 1 0 -12 10a13 13 0 1 0 12 10h56a13 13 0 1 0 12 -10a13 13 0 1 0 -12 -10z" fill="${main}"/><path d="M24 46h52" stroke="${light}" stroke-width="5" stroke-linecap="round"/></g>`;

const heart: Prop = ({ main, light }) =>
  `<path d="M50 92C10 62 4 44 8 28C14 8 40 8 50 28C60 8 86 8 92 28C96 44 90 62 50 92z" fill="${main}"/><path d="M14 54h18l8 -16l12 30l8 -14h26" fill="none" stroke="${light}" stroke-width="5" stroke-linejoin="round"/>`;

const tooth: Prop = ({ main, dark, light }) =>
  `<path d="M50 18q14 -14 30 -6q16 10 8 36q-8 44 -18 44q-8 0 -10 -22q-2 -12 -10 -12t-10 12q-2 22 -10 22q-10 0 -18 -44q-8 -26 8 -36q16 -8 30 6z" fill="${light}" stroke="${main}" stroke-width="4"/><path d="M24 28q4 -8 12 -8" fill="none" stroke="${dark}" stroke-opacity=".4" stroke-width="4" stroke-linecap="round"/>`;

const eye: Prop = ({ main, dark, light }) =>
  `<path d="M4 50q46 -56 92 0q-46 56 -92 0z" fill="${light}" stroke="${main}" stroke-width="4"/><circle cx="50" cy="50" r="20" fill="${main}"/><circle cx="50" cy="50" r="9" fill="${dark}"/><circle cx="56" cy="43" r="5" fill="${light}"/>`;

const nose: Prop = ({ main, dark, light }) =>
  `<path d="M54 8q-4 30 -20 48q-12 16 2 26q10 6 18 0q8 8 18 0q10 -8 2 -20q-10 -14 -12 -54z" fill="${main}"/><path d="M42 78q4 -8 10 0" stroke="${dark}" stroke-width="4" fill="none" stroke-linecap="round"/><path d="M8 62q14 -6 22 4M8 76q12 -4 18 4" stroke="${light}" stroke-width="4" fill="none" stroke-linecap="round"/>`;

const lungs: Prop = ({ main, dark, light }) =>
  `<path d="M50 6v34" stroke="${dark}" stroke-width="6" stroke-linecap="round"/><path d="M44 34q-26 4 -36 40q-4 22 14 18q24 -4 24 -14zM56 34q26 4 36 40q4 22 -14 18q-24 -4 -24 -14z" fill="${main}"/><path d="M50 40L30 62M50 40l20 22" stroke="${light}" stroke-width="4" fill="none"/>`;

const stomach: Prop = ({ main, light, dark }) =>
  `<path d="M46 4v20q0 10 8 12q22 -12 34 6q12 22 -6 40q-18 16 -40 8q-10 -4 -18 4q-6 6 -12 2q-6 -6 2 -14q12 -10 16 -24q2 -14 2 -22q0 -10 0 -32z" fill="${main}"/><path d="M58 52q12 -6 18 4q4 14 -10 22q-10 4 -20 0" fill="none" stroke="${light}" stroke-width="5" stroke-linecap="round"/><path d="M39 8v28" stroke="${dark}" stroke-opacity=".25" stroke-width="4" stroke-linecap="round"/><circle cx="64" cy="66" r="4" fill="${light}"/>`;

const brain: Prop = ({ main, dark, light }) =>
  `<path d="M48 14q-16 -10 -24 6q-18 4 -14 22q-10 14 4 24q2 20 20 18q8 8 14 2zM52 14q16 -10 24 6q18 4 14 22q10 14 -4 24q-2 20 -20 18q-8 8 -14 2z" fill="${main}"/><path d="M24 34q12 -4 14 8M20 60q12 4 18 -6M76 34q-12 -4 -14 8M80 60q-12 4 -18 -6" fill="none" stroke="${dark}" stroke-width="4" stroke-linecap="round"/><path d="M50 12v76" stroke="${light}" stroke-width="3"/>`;

const foot: Prop = ({ main, light, dark }) =>
  `<path d="M26 96q-8 -20 2 -36q8 -16 8 -32q24 -6 38 10q10 22 -2 34q-6 8 -8 20q-18 12 -38 4z" fill="${main}"/><circle cx="32" cy="16" r="9" fill="${main}"/><circle cx="48" cy="12" r="7" fill="${main}"/><circle cx="61" cy="15" r="6" fill="${main}"/><circle cx="72" cy="22" r="5" fill="${main}"/><path d="M40 84q10 6 20 0" stroke="${light}" stroke-width="4" fill="none" stroke-linecap="round"/><path d="M38 40q14 -4 26 6" stroke="${dark}" stroke-opacity=".3" stroke-width="3" fill="none"/>`;

const ear: Prop = ({ main, dark, light }) =>
  `<path d="M28 60Q10 8 54 8q36 4 30 40q-4 14 -16 22q-4 26 -24 24q-16 -4 -12 -18" fill="${main}"/><path d="M38 46q-2 -22 16 -22q16 2 12 20q-4 8 -12 12q2 14 -8 16" fill="none" stroke="${dark}" stroke-width="4" stroke-linecap="round"/><path d="M72 30q2 12 -2 18" stroke="${light}" stroke-width="4" fill="none"/>`;

const face: Prop = ({ main, dark, light }) =>
  `<path d="M22 34q4 -28 30 -28t28 30q2 34 -20 50q-8 6 -16 0q-22 -18 -22 -52z" fill="${light}"/><path d="M18 40q-2 -36 34 -36t34 36q-8 -18 -22 -20q-14 14 -46 20z" fill="${dark}"/><path d="M36 48q4 4 8 0M58 48q4 4 8 0M42 70q9 8 18 0" stroke="${dark}" stroke-width="3.5" fill="none" stroke-linecap="round"/><circle cx="34" cy="60" r="6" fill="${main}" opacity=".7"/><circle cx="68" cy="60" r="6" fill="${main}" opacity=".7"/>`;

const hand: Prop = ({ main, dark, light }) =>
  `<path d="M30 96q-18 -22 -18 -38q4 -10 16 4v-42q0 -8 7 -8t7 8v28v-36q0 -8 7 -8t7 8v36v-30q0 -8 7 -8t7 8v34v-20q0 -8 7 -8t7 8v36q0 20 -12 32z" fill="${main}"/><path d="M42 52v-2M56 52v-2M70 54v-2" stroke="${dark}" stroke-width="3"/><path d="M34 76q14 10 30 2" stroke="${light}" stroke-width="5" fill="none" stroke-linecap="round"/>`;

const virus: Prop = ({ main, dark, light }) =>
  `<path d="M50 6v18M50 76v18M6 50h18M76 50h18M19 19l13 13M68 68l13 13M81 19L68 32M32 68L19 81" stroke="${dark}" stroke-width="5" stroke-linecap="round"/><circle cx="50" cy="50" r="30" fill="${main}"/><circle cx="40" cy="42" r="6" fill="${light}"/><circle cx="60" cy="54" r="8" fill="${light}"/><circle cx="44" cy="64" r="4" fill="${light}"/>`;

const person: Prop = ({ main, dark, light }) =>
  `<circle cx="50" cy="26" r="19" fill="${light}"/><path d="M30 24q2 -22 22 -22q20 2 18 24q-10 -12 -40 -2z" fill="${dark}"/><path d="M12 98q0 -44 38 -46q38 2 38 46z" fill="${main}"/><path d="M40 52l10 14l10 -14" fill="${light}"/>`;

export const BODY = {
  bone,
  heart,
  tooth,
  eye,
  nose,
  lungs,
  stomach,
  brain,
  foot,
  ear,
  face,
  hand,
  virus,
  person,
};
