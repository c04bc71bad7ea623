import { n } from '../svg';
import { BODY } from './body';
import { NATURE } from './nature';
import { THINGS } from './things';
import type { Prop, Tones } from './types';

const PROPS = { ...NATURE, ...BODY, ...THINGS } as const satisfies Record<string, Prop>;

export type PropName = keyof typeof PROPS;

/** An object of the library at a place: `size` is the side of its square, `turn` in degrees. */
export function prop(name: PropName, x: number, y: number, size: number, tones: Tones, turn = 0): string {
  const rotate = turn ? ` rotate(${turn} 50 50)` : '';
  return `<g transform="translate(${n(x)} ${n(y)}) scale(${Math.round(size * 10) / 1000})${rotate}">${PROPS[name](tones)}</g>`;
}

export const PROP_NAMES = Object.keys(PROPS) as PropName[];
