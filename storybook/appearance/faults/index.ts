import { cutTexts } from './cut';
import { foreignFonts } from './fonts';
import { overlaps } from './overlap';
import { readRuns } from './runs';

/** Tolerance for rounding. */
const ROUNDING_PX = 1;

function sideways(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth + ROUNDING_PX) return [];
  return [`the page is ${scrollWidth} px wide in a window of ${clientWidth} px, so that it scrolls sideways`];
}

/**
 * Finds faults that no layout may have, whatever its snapshot contains.
 * @returns One sentence for each fault of the page in its current state.
 */
export function findFaults(): string[] {
  const runs = readRuns();
  return [...sideways(), ...overlaps(runs), ...cutTexts(runs), ...foreignFonts(runs)];
}
