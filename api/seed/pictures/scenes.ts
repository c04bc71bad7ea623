import { SCENES } from './scene-data';
import { renderScene } from './scene-render';

/** A composition as an SVG document; null for a name that has none. */
export function drawScene(name: string): string | null {
  const scene = Object.hasOwn(SCENES, name) ? SCENES[name] : undefined;
  return scene ? renderScene(scene) : null;
}

export const SCENE_NAMES = Object.keys(SCENES);
