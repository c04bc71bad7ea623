import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

function fontFace(family: 'figtree' | 'fraunces'): string {
  const file = require.resolve(`@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`);
  const data = readFileSync(file).toString('base64');
  return `@font-face { font-family: ${family}; font-weight: 100 900; src: url(data:font/woff2;base64,${data}); }`;
}

const SAMPLE_TEXT = 'Rg&amp;aé Saltbush 0123456789 $49.95';
const sizes = (weight: number, ...all: number[]): string =>
  all
    .map((size) => `<span style="font-size:${size}px;font-weight:${weight}">${SAMPLE_TEXT}</span> `)
    .join('');

const swatches = (...colours: string[]): string =>
  colours.map((colour) => `<i style="background:${colour}"></i>`).join('');

/** Samples of everything that pictures of stories contain. Each part fills a separate box. */
export const PARTS: Record<string, string> = {
  'letters of the text face': `<p style="font-family:figtree">${sizes(400, 11, 12, 13, 14, 15, 16, 18)}</p>`,
  'bold letters of the text face': `<p style="font-family:figtree">${sizes(700, 11, 12, 14, 16, 20, 24)}</p>`,
  'letters of the display face': `<p style="font-family:fraunces">${sizes(600, 18, 24, 32, 40)}</p>`,
  'letters between pixels': `<p style="font-family:figtree;transform:translate(.4px,.3px) rotate(.5deg)">${sizes(500, 13, 17, 22)}</p>`,
  'letters on colours': `<p style="font-family:figtree;background:#0b5d4c;color:#fff;opacity:.9">${sizes(500, 12, 16, 20)}</p>`,
  colours: swatches(
    '#0b5d4c',
    '#c3de5b',
    'oklch(0.7 0.15 40)',
    'color-mix(in srgb, #0b5d4c 40%, #fff)',
    'color(display-p3 1 0.2 0.3)',
  ),
  blending:
    swatches('rgb(11 93 76 / .33)', '#1b5a8c88', 'rgb(0 0 0 / .08)') +
    '<b style="mix-blend-mode:multiply"></b><b style="opacity:.37"></b>',
  gradients: swatches(
    'linear-gradient(100deg, #0b5d4c, #c3de5b)',
    'radial-gradient(#e4a51b, #fff 70%)',
    'conic-gradient(#1b5a8c, #c55a77, #1b5a8c)',
  ),
  'shadows and rounded edges':
    '<u></u><u style="border:1px solid #ccd5d0;box-shadow:0 4px 16px rgb(0 0 0 / .18)"></u><u style="filter:blur(2px);background:#2d7b69"></u>',
  'vector drawings':
    '<svg viewBox="0 0 200 60" width="460"><circle cx="30" cy="30" r="21.5" fill="#f7e2ae"/><path d="M70 8 L96 51 Q120 2 150 44 T196 20" fill="none" stroke="#14231f" stroke-width="1.5"/></svg>',
};

const STYLE = `
  body { margin: 0; background: #fff; color: #14231f; width: 480px; }
  section { position: relative; height: 72px; width: 480px; overflow: hidden; contain: strict; }
  p { margin: 0; padding: 4px; line-height: 1.3; }
  i, b, u { display: inline-block; width: 84px; height: 60px; margin: 6px; }
  b { background: #c55a77; margin-left: -50px; }
  u { border-radius: 13px; box-shadow: 0 1px 3px rgb(20 35 31 / .4); }
`;

/** @returns The page whose picture is the fingerprint of a machine's rendering. */
export function probePage(): string {
  const parts = Object.values(PARTS).map((part) => `<section>${part}</section>`);
  return `<!doctype html><style>${fontFace('figtree')}${fontFace('fraunces')}${STYLE}</style>${parts.join('')}`;
}
