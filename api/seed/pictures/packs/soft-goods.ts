import { mix } from '../palettes';
import { ground } from './shade';
import type { Colours, Face, Pack } from './types';

/** Cloth in the colour of the product: darker than print, as dyed fibres are. */
const clothOf = (c: Colours): string => mix(c.accent, '#27302f', 0.42);
const seam = (path: string) =>
  `<path d="${path}" fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="1.6" stroke-dasharray="5 4"/>`;
const shaded = (path: string, fill: string) =>
  `<path d="${path}" fill="${fill}"/><path d="${path}" fill="url(#r)" opacity=".75"/>`;

/** The cardboard from which an article hangs in a shop. */
function header(face: Face, c: Colours): string {
  const edge = mix(c.label, '#14231f', 0.12);
  return `<path d="M92 30h176v106H92z" fill="${edge}"/>${face({ x: 92, y: 44, w: 176, h: 92 })}<path d="M92 30h176v16H92z" fill="${c.accent}"/><path d="M160 38h40" stroke="#fff" stroke-width="6" stroke-linecap="round"/>`;
}

/** A knitted support for a knee, an elbow or an ankle. */
export const sleeve: Pack = (face, c) => {
  const cloth = clothOf(c);
  const body = 'M116 128h128q10 50 -4 92q-8 40 6 102h-132q14 -62 6 -102q-14 -42 -4 -92z';
  const rib = mix(cloth, '#14231f', 0.3);
  return (
    ground(180, 150) +
    shaded(body, cloth) +
    `<path d="M115 140h130v12H115zM114 306h132v16H114z" fill="${rib}"/><ellipse cx="180" cy="226" rx="30" ry="34" fill="none" stroke="${rib}" stroke-width="11"/><path d="M126 168q-4 60 8 112M234 168q4 60 -8 112" fill="none" stroke="${c.accent}" stroke-width="5"/>` +
    header(face, c)
  );
};

/** A short support for a wrist, a thumb or an elbow, with two straps. */
export const cuff: Pack = (face, c) => {
  const cloth = clothOf(c);
  const strap = (y: number) =>
    `<rect x="108" y="${y}" width="150" height="24" rx="8" fill="${c.accent}"/><path d="M226 ${y + 6}h22v12h-22z" fill="#fff" opacity=".5"/>`;
  return (
    ground(180, 150) +
    shaded('M124 150h112q14 80 0 172h-112q-14 -92 0 -172z', cloth) +
    `<path d="M124 150h112v12h-112zM122 310h116v12h-116z" fill="${mix(cloth, '#14231f', 0.3)}"/>${strap(186)}${strap(258)}` +
    header(face, c)
  );
};

/** Straps that cross on the back. */
export const straps: Pack = (face, c) => {
  const cloth = clothOf(c);
  const loops =
    'M180 150q-86 -8 -86 76q0 74 56 84M180 150q86 -8 86 76q0 74 -56 84M150 310L196 200M210 310L164 200';
  return (
    ground(180, 190) +
    `<path d="${loops}" fill="none" stroke="${cloth}" stroke-width="22" stroke-linecap="round"/>` +
    seam(loops) +
    `<rect x="152" y="172" width="56" height="66" rx="12" fill="${mix(cloth, '#14231f', 0.25)}"/><path d="M94 232h0M266 232h0" stroke="${c.accent}" stroke-width="26" stroke-linecap="round"/>` +
    header(face, c)
  );
};

/** A wide belt with a closing panel. */
export const belt: Pack = (face, c) => {
  const cloth = clothOf(c);
  const body = 'M44 190q136 -26 272 0q10 52 0 104q-136 22 -272 0q-10 -50 0 -104z';
  return (
    ground(180, 250) +
    shaded(body, cloth) +
    seam('M54 202q126 -22 252 0M54 284q126 18 252 0') +
    `<path d="M112 182v120M146 179v126M214 179v126M248 182v120" stroke="#000" stroke-opacity=".22" stroke-width="7"/><path d="M270 194l44 4q6 44 0 92l-44 6z" fill="${c.accent}"/>` +
    header(face, c)
  );
};

const SOCK = 'M128 62h72v150q0 16 14 22l46 22q24 12 16 38q-6 22 -30 22h-62q-56 0 -56 -56z';

/** A pair of socks or stockings held by a paper band. */
export const socks: Pack = (face, c) => {
  const cloth = clothOf(c);
  const cuff = mix(cloth, '#14231f', 0.28);
  return (
    ground(196, 180) +
    `<g transform="translate(24 -14)"><path d="${SOCK}" fill="${mix(cloth, '#14231f', 0.22)}"/></g>` +
    shaded(SOCK, cloth) +
    `<path d="M128 62h72v22h-72z" fill="${cuff}"/><path d="M246 262q30 8 30 32q-4 22 -30 22q-18 -28 0 -54z" fill="${cuff}"/>` +
    face({ x: 110, y: 104, w: 122, h: 104 })
  );
};

/** Underwear, folded, in a paper band. */
export const folded: Pack = (face, c) => {
  const cloth = clothOf(c);
  return (
    ground(180, 240) +
    shaded('M56 132q124 -18 248 0q6 96 -14 176q-110 26 -220 0q-20 -80 -14 -176z', cloth) +
    `<path d="M56 132q124 -18 248 0v22q-124 -18 -248 0z" fill="${mix(cloth, '#14231f', 0.3)}"/>` +
    seam('M76 300q104 24 208 0') +
    face({ x: 112, y: 122, w: 136, h: 194 })
  );
};

/** A filled cushion for warmth or cold. */
export const cushion: Pack = (face, c) => {
  const body = 'M52 172q128 -26 256 0q16 66 0 136q-128 24 -256 0q-16 -70 0 -136z';
  return (
    ground(180, 260) +
    shaded(body, mix(c.accent, '#27302f', 0.12)) +
    seam('M64 184q116 -22 232 0q12 58 0 112q-116 20 -232 0q-12 -56 0 -112z') +
    '<path d="M100 174v142M260 174v142" stroke="#000" stroke-opacity=".18" stroke-width="3"/>' +
    face({ x: 112, y: 152, w: 136, h: 170 })
  );
};

/** A rubber bottle for hot water with a tag at its neck. */
export const warmer: Pack = (face, c) => {
  const rubber = mix(c.accent, '#27302f', 0.12);
  return (
    ground(180, 180) +
    shaded(
      'M164 36h32v40q0 10 26 20q34 12 34 46v138q0 42 -42 42h-68q-42 0 -42 -42v-138q0 -34 34 -46q26 -10 26 -20z',
      rubber,
    ) +
    `<rect x="158" y="28" width="44" height="20" rx="6" fill="${mix(rubber, '#14231f', 0.35)}"/><path d="M122 296h116M128 308h104" stroke="#000" stroke-opacity=".18" stroke-width="4"/>` +
    face({ x: 120, y: 142, w: 120, h: 142 })
  );
};
