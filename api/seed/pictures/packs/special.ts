import { handOf } from '../identity';
import { line } from '../lettering';
import { fitName } from '../pack-text';
import { mix, textOn } from '../palettes';
import { type PropName, prop } from '../props';
import { n } from '../svg';
import { ground } from './shade';
import type { Colours, Pack } from './types';

/** What a device is, by the words of its name; the first that fits. */
const DEVICES: readonly (readonly [RegExp, PropName])[] = [
  [/inhaler|spacer|nebul|peak flow/i, 'inhaler'],
  [/pet|cat|dog|recovery cone|tick|de-shedding|grooming/i, 'paw'],
  [/first aid|snake|burns kit|kit$/i, 'cross'],
  [/video monitor|baby nail|aspirator|dispenser/i, 'duck'],
  [/thermometer/i, 'thermometer'],
  [/scale/i, 'scale'],
  [/blood pressure|oximeter|ECG|TENS/i, 'monitor'],
  [/toothbrush|sonic|flosser|brush head/i, 'brush'],
  [/razor|trimmer|shav|blade/i, 'razor'],
  [/brush|comb|sponge|clip|scrunch|tweezer|curler|towel/i, 'comb'],
  [/teat|dummy|feeding|soother|breast|milk|steril|warmer|cup\b/i, 'bottleBaby'],
  [/teether|teething|ring$|muslin|swaddle|sleeping bag/i, 'duck'],
  [/massager|pelvic|kegel|dilator|wand/i, 'massager'],
  [/foam roller|ball|roller/i, 'roller'],
  [/mat\b|block|strap$|bolster|pilates|yoga/i, 'mat'],
  [/water bottle|bottle|shaker|tumbler|flask/i, 'flask'],
  [/band|dumbbell|weights|massage gun/i, 'dumbbell'],
  [/brace|support|sleeve|splint|posture/i, 'strap'],
  [/sock|stocking|compression|ferrule|foot|insole/i, 'sock'],
  [/stick|walker|frame|rail|stool|seat|cane|crutch|rollator|board/i, 'stick'],
  [/reacher|opener|grip|cutlery|aid\b|hook|turner|table/i, 'hand'],
  [/pill\b|organiser|crusher|cutter|reminder|medicine box/i, 'pillbox'],
  [/light|lamp/i, 'sun'],
  [/hot|heat|ice|cold|wheat|warm|throw|blanket|eye mask/i, 'heatpack'],
  [/pillow|sleep|snor|noise|night|mouth/i, 'moon'],
  [/test|meter|lanc|strip|sperm|insemin/i, 'test'],
  [/sharps|swab|needle/i, 'drop'],
  [/cup|disc/i, 'drop'],
];

function deviceProp(name: string): PropName {
  return DEVICES.find(([words]) => words.test(name))?.[1] ?? 'heart';
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
      line(part, 82, 252 + index * size * 1.14, 176, { size, fill: '#14231f', anchor: 'start' }),
    )
    .join('');
  const { typeface, write } = handOf(text.brand).lettering;
  const detail = [text.strength, text.size].filter((part) => part !== '').join(' · ');
  return `${ground(184, 240)}<path d="M268 66l24 -12v254l-24 14z" fill="${dark}"/><path d="M68 66l24 -12h200l-24 12z" fill="#f0eee8"/><path d="M68 66h200v256H68z" fill="#fff"/><path d="M68 66h200v166q-100 22 -200 0z" fill="${panel}"/>${inside}${line(write(text.brand), 82, 88, 172, { size: 14, fill: dark, anchor: 'start', typeface })}${words}${line(detail, 82, 312, 176, { size: 11, fill: '#4b5d57', anchor: 'start' })}<path d="M68 318h200v4H68z" fill="${c.accent}"/>`;
};

/** Cover art between the title above `top` and the publisher's band at 292. */
const COVERS: readonly ((c: Colours, top: number) => string)[] = [
  (c, top) => {
    const radius = (292 - top) * 0.36;
    const middle = (292 + top) / 2;
    return `<circle cx="164" cy="${n(middle)}" r="${n(radius)}" fill="${c.accent}"/><circle cx="${n(164 + radius * 0.85)}" cy="${n(middle + radius * 0.3)}" r="${n(radius * 0.6)}" fill="${c.cap}" opacity=".8"/>`;
  },
  (c, top) =>
    `<path d="M84 ${n(top + 40)}q56 -60 104 -20t90 -20v260H84z" fill="${c.accent}"/><path d="M84 ${n((top + 330) / 2)}q50 -30 104 0t90 -10v182H84z" fill="${c.cap}" opacity=".8"/>`,
  (c, top) =>
    prop('sprig', 181 - (292 - top) * 0.46, top + 4, (292 - top) * 0.94, {
      main: c.accent,
      dark: c.cap,
      light: c.label,
    }),
  (c, top) => {
    const radius = Math.min(84, (292 - top) * 0.6);
    return `<path d="M${n(181 - radius)} 300v${n(radius - 292 + top)}a${n(radius)} ${n(radius)} 0 0 1 ${n(2 * radius)} 0V300z" fill="${c.accent}"/><circle cx="181" cy="${n(292 - radius * 0.3)}" r="${n(radius * 0.42)}" fill="${c.cap}" opacity=".75"/>`;
  },
  (c, top) =>
    [0, 1, 2, 3, 4]
      .map(
        (row) =>
          `<path d="M98 ${n(top + 14 + (row * (270 - top)) / 5)}h${160 - row * 24}" stroke="${row % 2 ? c.cap : c.accent}" stroke-width="${n((270 - top) / 9)}" stroke-linecap="round"/>`,
      )
      .join(''),
  (c, top) =>
    prop('moon', 181 - (292 - top) * 0.4, top + 8, (292 - top) * 0.8, {
      main: c.accent,
      dark: c.cap,
      light: c.cap,
    }),
];

/** A book: spine, cover art and title. */
export const book: Pack = (_face, c, text) => {
  const title = text.name.replace(/\s*\((?:Paperback|Hardback|Large Print)\)/, '');
  const { size, lines } = fitName(title, 164, 92, 25, 12, 'fraunces-600');
  const top = 54 + lines.length * size * 1.12 + 10;
  const words = lines
    .map((part, index) =>
      line(part, 98, 82 + index * size * 1.12, 168, {
        size,
        fill: c.ink,
        anchor: 'start',
        typeface: 'fraunces-600',
      }),
    )
    .join('');
  const base = mix(c.accent, c.cap, 0.4);
  return `${ground(184, 220)}<path d="M278 46l12 6v272l-12 -4z" fill="#efe9dc"/><path d="M278 60h10M278 120h10M278 180h10M278 240h10" stroke="#000" stroke-opacity=".12"/><path d="M76 44h202v278H76z" fill="${c.label}"/><clipPath id="b"><path d="M84 ${n(top)}h194v${n(292 - top)}H84z"/></clipPath><g clip-path="url(#b)">${COVERS[c.layout]?.(c, top) ?? ''}</g><path d="M76 44h10v278H76z" fill="#000" opacity=".18"/>${words}<path d="M84 292h194v30H84z" fill="${base}"/>${line(text.brand.toUpperCase(), 98, 312, 166, { size: 10.5, fill: textOn(base), anchor: 'start', spacing: 1 })}`;
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
    .map((part, index) => line(part, 180, 282 + index * size * 1.15, 260, { size, fill: '#4a1e45' }))
    .join('');
  return `<rect x="30" y="34" width="300" height="300" rx="28" fill="#f6e8f4"/><circle cx="180" cy="150" r="92" fill="#ecd3e8"/>${doctorOnScreen(about)}${words}`;
};
