import { cutTexts } from './cut';
import { foreignFonts } from './fonts';
import { overlaps } from './overlap';
import { readRuns } from './runs';

/** A pixel is lost to rounding. */
const ROUNDING_PX = 1;

function sideways(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth + ROUNDING_PX) return [];
  return [`the page is ${scrollWidth} px wide in a window of ${clientWidth} px, so that it scrolls sideways`];
}

/**
 * Reads what is wrong in any layout, whatever its snapshot says.
 * @returns a sentence for each fault of the page as it is now.
 */
export function findFaults(): string[] {
  const runs = readRuns();
  return [...sideways(), ...overlaps(runs), ...cutTexts(runs), ...foreignFonts(runs)];
}
