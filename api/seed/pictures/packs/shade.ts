import { n } from '../svg';

/** Light from the left over round things, over flat things, and the shadow on the ground. */
export const DEFS =
  '<defs><linearGradient id="r"><stop offset="0" stop-opacity=".2"/><stop offset=".12" stop-opacity="0"/><stop offset=".2" stop-color="#fff" stop-opacity=".38"/><stop offset=".36" stop-color="#fff" stop-opacity="0"/><stop offset=".7" stop-opacity="0"/><stop offset="1" stop-opacity=".22"/></linearGradient><radialGradient id="s"><stop stop-color="#14231f" stop-opacity=".3"/><stop offset="1" stop-color="#14231f" stop-opacity="0"/></radialGradient></defs>';

/** The soft shadow under a pack. */
export function ground(middle: number, width: number, y = 322): string {
  return `<ellipse cx="${n(middle)}" cy="${n(y)}" rx="${n(width * 0.62)}" ry="13" fill="url(#s)"/>`;
}

/** A path filled with a colour and shaded as a round body. */
export function round(path: string, fill: string): string {
  return `<path d="${path}" fill="${fill}"/><path d="${path}" fill="url(#r)"/>`;
}

/** A rectangle shaded as a round body. */
export function cylinder(x: number, y: number, w: number, h: number, radius: number, fill: string): string {
  const path = `M${n(x + radius)} ${n(y)}h${n(w - 2 * radius)}a${radius} ${radius} 0 0 1 ${radius} ${radius}v${n(h - 2 * radius)}a${radius} ${radius} 0 0 1 -${radius} ${radius}h-${n(w - 2 * radius)}a${radius} ${radius} 0 0 1 -${radius} -${radius}v-${n(h - 2 * radius)}a${radius} ${radius} 0 0 1 ${radius} -${radius}z`;
  return round(path, fill);
}

/** The vertical lines of a screw cap. */
export function ridges(x: number, y: number, w: number, h: number): string {
  let path = '';
  for (let at = x + 7; at < x + w - 4; at += 7) path += `M${n(at)} ${n(y)}v${n(h)}`;
  return `<path d="${path}" stroke="#000" stroke-opacity=".13" stroke-width="1.6"/>`;
}
