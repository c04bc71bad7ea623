import { LAYOUT_COUNT, PALETTES } from './palettes';
import { bandOf, SCENES } from './scene-data';
import { renderScene } from './scene-render';
import type { Scene } from './scene-types';

const MAKERS_BAND = /^brand-([a-z]+)-(\d{1,2})-(\d)$/;

function findScene(name: string): Scene | null {
  const [, trade, base, layout] = MAKERS_BAND.exec(name) ?? [];
  if (trade === undefined) return Object.hasOwn(SCENES, name) ? (SCENES[name] ?? null) : null;
  const isKnown = Number(base) < PALETTES.length && Number(layout) < LAYOUT_COUNT;
  return isKnown ? bandOf(trade, Number(base), Number(layout)) : null;
}

/** A composition as an SVG document; null for a name that has none. */
export function drawScene(name: string): string | null {
  const scene = findScene(name);
  return scene && renderScene(scene);
}

export const SCENE_NAMES = Object.keys(SCENES);
