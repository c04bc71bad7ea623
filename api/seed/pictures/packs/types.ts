import type { Box } from '../label';
import type { PackText } from '../pack-text';
import type { Palette } from '../palettes';

export type Colours = Palette & { layout: number };

/** Draws what is printed on a face of the pack. */
export type Face = (box: Box) => string;

/** Draws a pack standing on y = 322 in a square of 360; the face is printed by the caller. */
export type Pack = (face: Face, colours: Colours, text: PackText) => string;
