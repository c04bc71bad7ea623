import { colours } from '@saltbush/contract';
import { picture } from './picture';

/** Line icons in a square of 40, drawn in the shop's green with a lime touch. */
const ICONS: Record<string, string> = {
  doctor:
    '<path d="M11 6v7a8 8 0 0 0 16 0V6M19 21v4a8 8 0 0 0 16 0v-3"/><circle cx="35" cy="18" r="3.5" class="f"/>',
  script:
    '<path d="M9 5h17l6 6v24H9z"/><path d="M15 14v11M15 14h4a3.5 3.5 0 0 1 0 7h-4M19 21l7 9M26 22l-7 8"/>',
  certificate:
    '<path d="M7 6h26v20H7zM13 13h14M13 19h8"/><circle cx="26" cy="26" r="5" class="f"/><path d="M23 30v6l3 -2l3 2v-6"/>',
  weight: '<rect x="6" y="8" width="28" height="26" rx="7"/><path d="M13 20a7 7 0 0 1 14 0zM20 20l3 -5"/>',
  'same-day':
    '<path d="M3 11h19v17H3zM22 17h8l6 6v5H22z"/><circle cx="11" cy="29" r="3.5" class="f"/><circle cx="29" cy="29" r="3.5" class="f"/>',
  rewards: '<path d="M20 5l4.5 9.5L35 16l-7.5 7.5L29 34l-9 -5l-9 5l1.5 -10.5L5 16l10.5 -1.5z" class="f"/>',
  help: '<circle cx="20" cy="20" r="15"/><path d="M15 16a5 5 0 1 1 7 4.5q-2 1 -2 4M20 29v.5"/>',
  pharmacy: '<rect x="6" y="6" width="28" height="28" rx="8"/><path d="M20 13v14M13 20h14"/>',
  autodelivery:
    '<path d="M33 17A14 14 0 0 0 8 12M7 23a14 14 0 0 0 25 5M8 5v7h7M32 35v-7h-7"/><rect x="15" y="15" width="10" height="10" rx="2" class="f"/>',
  pharmacist:
    '<circle cx="20" cy="12" r="7"/><path d="M6 36q0 -14 14 -14t14 14"/><path d="M20 26v7M16.5 29.5h7" />',
  returns: '<path d="M6 15h20a8 8 0 0 1 0 16H12M12 8l-7 7l7 7"/>',
};

const STYLE = `<style>svg{fill:none;stroke:${colours.brand};stroke-width:2.4;stroke-linecap:round;stroke-linejoin:round}.f{fill:${colours.lime}}</style>`;

/** An icon as an SVG document; null for a name that has none. */
export function drawIcon(name: string): string | null {
  const content = Object.hasOwn(ICONS, name) ? ICONS[name] : undefined;
  return content === undefined ? null : picture(40, 40, name, STYLE + content);
}

export const ICON_NAMES = Object.keys(ICONS);
