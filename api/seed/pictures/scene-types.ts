import type { PropName } from './props';
import type { PackSpec } from './scene-parts';
import type { StageName } from './scene-stages';

export interface Placed {
  pack: PackSpec;
  x: number;
  size: number;
  /** Height of a plinth under it; none without. */
  lift?: number;
}

export interface Thing {
  name: PropName;
  x: number;
  y: number;
  size: number;
  turn?: number;
  /** Drawn in a lime or coral touch instead of the stage's colour. */
  touch?: string;
}

export interface Scene {
  title: string;
  width: number;
  height: number;
  stage: StageName;
  /** Centre and radius of the sun or arch. */
  sun: readonly [x: number, y: number, radius: number];
  behind: readonly Thing[];
  packs: readonly Placed[];
  front: readonly Thing[];
  /** A laptop with a doctor: middle, bottom and the side of its square of 360. */
  screen?: readonly [middle: number, bottom: number, size: number];
}
