import type { PackshotDocument } from '../../src/domains/catalogue';
import { pack } from './packshot';
import { n } from './svg';

export interface PackSpec {
  shape: PackshotDocument['shape'];
  palette: number;
  label: string;
  sublabel: string;
}

/** A pack standing on `baseline`, `size` being the side of its square. */
export function standing(spec: PackSpec, middle: number, baseline: number, size: number): string {
  const scale = size / 360;
  // Every pack clips its own label, so the names of its clips must differ within one picture.
  const id = `${spec.shape}${n(middle).replace('.', '_')}`;
  const drawn = pack(spec)
    .replaceAll('id="l"', `id="l${id}"`)
    .replaceAll('url(#l)', `url(#l${id})`)
    .replaceAll('id="b"', `id="b${id}"`)
    .replaceAll('url(#b)', `url(#b${id})`);
  return `<g transform="translate(${n(middle - 180 * scale)} ${n(baseline - 322 * scale)}) scale(${scale.toFixed(3)})">${drawn}</g>`;
}

/** A round plinth with its top at `top`. */
export function plinth(
  middle: number,
  top: number,
  width: number,
  height: number,
  light: string,
  dark: string,
): string {
  const rx = width / 2;
  const ry = Math.max(8, width * 0.07);
  return `<path d="M${n(middle - rx)} ${n(top)}v${n(height)}a${n(rx)} ${n(ry)} 0 0 0 ${n(width)} 0v-${n(height)}z" fill="${dark}"/><ellipse cx="${n(middle)}" cy="${n(top)}" rx="${n(rx)}" ry="${n(ry)}" fill="${light}"/>`;
}
