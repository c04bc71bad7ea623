import { fitName } from '../pack-text';
import { mix, textOn } from '../palettes';
import { type PropName, prop } from '../props';
import { line, SERIF } from '../svg';
import { ground } from './shade';
import type { Colours, Pack } from './types';

/** What a device is, by the words of its name; the first that fits. */
const DEVICES: readonly (readonly [RegExp, PropName])[] = [
  [/inhaler|spacer|nebul/i, 'inhaler'],
  [/thermometer/i, 'thermometer'],
  [/scale/i, 'scale'],
  [/toothbrush|sonic|brush head/i, 'brush'],
  [/brush|comb|sponge|clip|tie|tweezer/i, 'comb'],
  [/massage|wand|pelvic|trainer/i, 'massager'],
  [/roller|ball/i, 'roller'],
  [/mat|block|strap(?!ping)/i, 'mat'],
  [/bottle|shaker/i, 'flask'],
  [/band|dumbbell|weight/i, 'dumbbell'],
  [/brace|support|sleeve|splint/i, 'strap'],
  [/sock|stocking|compression/i, 'sock'],
  [/stick|walker|frame|rail|stool|reacher|raiser|cane/i, 'stick'],
  [/pill|organiser|crusher|cutter/i, 'pillbox'],
  [/heat|wheat|warm|pack/i, 'heatpack'],
  [/test|meter|lancet|strip/i, 'test'],
  [/razor|trimmer|shav/i, 'razor'],
  [/mask|snor/i, 'mask'],
  [/teat|dummy|feeding|soother|pump/i, 'bottleBaby'],
  [/ear/i, 'ear'],
  [/toy|teeth|duck/i, 'duck'],
];

function deviceProp(name: string): PropName {
  return DEVICES.find(([words]) => words.test(name))?.[1] ?? 'monitor';
}

/** A retail box with a picture of what is inside. */
export const device: Pack = (_face, c, text) => {
  const dark = mix(c.accent, '#14231f', 0.55);
  const panel = mix(c.accent, '#ffffff', 0.8);
  const inside = prop(deviceProp(`${text.name} ${text.size}`), 112, 100, 112, {
    main: c.accent,
    dark,
    light: '#ffffff',
  });
  const { size, lines } = fitName(text.name, 176, 60, 24);
  const words = lines
    .map((part, index) =>
      line(part, 82, 252 + index * size * 1.14, 176, { size, fill: '#14231f', weight: 700, anchor: 'start' }),
    )
    .join('');
  const detail = [text.strength, text.size].filter((part) => part !== '').join(' · ');
  return `${ground(184, 240)}<path d="M268 66l24 -12v254l-24 14z" fill="${dark}"/><path d="M68 66l24 -12h200l-24 12z" fill="#fff"/><path d="M68 66h200v256H68z" fill="#fff"/><path d="M68 66h200v166q-100 22 -200 0z" fill="${panel}"/>${inside}${line(text.brand.toUpperCase(), 82, 88, 172, { size: 12, fill: dark, weight: 700, anchor: 'start', spacing: 1 })}${words}${line(detail, 82, 312, 176, { size: 11, fill: '#4b5d57', weight: 600, anchor: 'start' })}<path d="M68 318h200v4H68z" fill="${c.accent}"/>`;
};

const COVERS: readonly ((c: Colours) => string)[] = [
  (c) =>
    `<circle cx="186" cy="150" r="62" fill="${c.accent}"/><circle cx="214" cy="170" r="36" fill="${c.cap}" opacity=".75"/>`,
  (c) =>
    `<path d="M84 206q56 -60 104 -20t90 -30v166H84z" fill="${c.accent}"/><path d="M84 250q50 -30 104 0t90 -10v82H84z" fill="${c.cap}" opacity=".8"/>`,
  (c) => prop('sprig', 120, 78, 130, { main: c.accent, dark: c.cap, light: c.label }),
  (c) =>
    `<path d="M84 322V190a97 97 0 0 1 194 0v132z" fill="${c.accent}"/><path d="M124 322V210a57 57 0 0 1 114 0v112z" fill="${c.cap}" opacity=".7"/>`,
];

/** A book: spine, cover art and title. */
export const book: Pack = (_face, c, text) => {
  const cover = c.label;
  const art = (COVERS[c.layout] ?? COVERS[0])?.(c) ?? '';
  const { size, lines } = fitName(text.name.replace(/\s*\((Paperback|Hardback)\)/, ''), 164, 92, 25, 12);
  const words = lines
    .map((part, index) =>
      line(part, 98, 82 + index * size * 1.12, 168, {
        size,
        fill: c.ink,
        weight: 700,
        anchor: 'start',
        family: SERIF,
      }),
    )
    .join('');
  const base = mix(c.accent, c.cap, 0.4);
  return `${ground(184, 220)}<path d="M278 46l12 6v272l-12 -4z" fill="#efe9dc"/><path d="M278 60h10M278 120h10M278 180h10M278 240h10" stroke="#000" stroke-opacity=".12"/><path d="M76 44h202v278H76z" fill="${cover}"/><clipPath id="b"><path d="M84 44h194v278H84z"/></clipPath><g clip-path="url(#b)">${art}</g><path d="M76 44h10v278H76z" fill="#000" opacity=".18"/><path d="M84 44h194v${Math.round(50 + lines.length * size * 1.12)}H84z" fill="${cover}"/>${words}<path d="M84 292h194v30H84z" fill="${base}"/>${line(text.brand.toUpperCase(), 98, 312, 166, { size: 10.5, fill: textOn(base), weight: 700, anchor: 'start', spacing: 1 })}`;
};

const SERVICES: readonly (readonly [RegExp, PropName])[] = [
  [/certificate/i, 'script'],
  [/script/i, 'script'],
  [/COVID/i, 'virus'],
  [/smoking/i, 'lungs'],
];

/** A laptop on which a doctor can be seen, and what the talk is about; in a square of 360. */
export function doctorOnScreen(about: PropName): string {
  const tones = { main: '#8e4a85', dark: '#4a1e45', light: '#fbf4fa' };
  return `<rect x="96" y="84" width="168" height="120" rx="14" fill="#4a1e45"/><rect x="104" y="92" width="152" height="104" rx="8" fill="#fbf4fa"/>${prop('person', 138, 106, 90, { main: '#ffffff', dark: '#4a1e45', light: '#e9b99b' })}<path d="M170 162l10 12l10 -12" fill="#6fb8c9"/><path d="M80 212h200l-12 14H92z" fill="#6b2c63"/>${prop(about, 216, 56, 68, tones, 8)}<circle cx="112" cy="100" r="5" fill="#2fa084"/>`;
}

/** A consultation: a quiet card with a doctor on a screen. */
export const service: Pack = (_face, _c, text) => {
  const about = SERVICES.find(([words]) => words.test(text.name))?.[1] ?? 'stethoscope';
  const title = text.name.replace(/^Telehealth\s+/i, '');
  const { size, lines } = fitName(title.charAt(0).toUpperCase() + title.slice(1), 250, 60, 24, 14);
  const words = lines
    .map((part, index) =>
      line(part, 180, 282 + index * size * 1.15, 260, { size, fill: '#4a1e45', weight: 700 }),
    )
    .join('');
  return `<rect x="30" y="34" width="300" height="300" rx="28" fill="#f6e8f4"/><circle cx="180" cy="150" r="92" fill="#ecd3e8"/>${doctorOnScreen(about)}${words}`;
};
