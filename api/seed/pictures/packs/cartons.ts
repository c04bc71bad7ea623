import { mix } from '../palettes';
import { ground } from './shade';
import type { Colours, Pack } from './types';

/** A carton seen slightly from the right: the side is in shade, the lid lit. */
function carton(x: number, y: number, w: number, h: number, depth: number, c: Colours): string {
  const lift = depth * 0.42;
  const side = mix(c.accent, '#14231f', 0.32);
  const top = mix(c.label, '#ffffff', 0.4);
  return `<path d="M${x + w} ${y}l${depth} -${lift}v${h}l-${depth} ${lift}z" fill="${side}"/><path d="M${x} ${y}l${depth} -${lift}h${w}l-${depth} ${lift}z" fill="${top}"/><path d="M${x} ${y}l${depth} -${lift}h${w}l-${depth} ${lift}z" fill="${c.accent}" opacity=".35"/>`;
}

/** An upright carton. */
export const box: Pack = (face, c) =>
  ground(186, 210) + carton(84, 92, 172, 230, 28, c) + face({ x: 84, y: 92, w: 172, h: 230 });

/** A medicine carton with the end of a blister strip leaning on its corner. */
export const blister: Pack = (face, c) => {
  const pill = mix(c.accent, '#ffffff', 0.7);
  const pills = [0, 1, 2]
    .map((index) => {
      const at = 270 + index * 23;
      return `<ellipse cx="${at}" cy="291" rx="8" ry="6.5" fill="${pill}"/><ellipse cx="${at}" cy="310" rx="8" ry="6.5" fill="${pill}"/>`;
    })
    .join('');
  return `${ground(180, 280)}${carton(34, 112, 246, 204, 26, c)}${face({ x: 34, y: 112, w: 246, h: 204 })}<g transform="rotate(-7 290 300)"><rect x="256" y="279" width="78" height="43" rx="5" fill="#c4ccd0"/><rect x="256" y="279" width="78" height="21" rx="5" fill="#e6ebed"/>${pills}<path d="M258 300.5h74" stroke="#fff" stroke-dasharray="3 3"/></g>`;
};
