import { daysBetween, type MeasurePoint } from '@saltbush/contract';

/** A point of a drawing: shares of its width from the left and of its height from the top, 0 to 1. */
interface Place {
  x: number;
  y: number;
}

export interface ChartShape {
  places: Place[];
  /** Values at the bottom and at the top of the drawing: whole numbers. */
  low: number;
  high: number;
}

/**
 * Places values by day and height. The scale leaves room above and below, so that a change of some hundred grams does
 * not look like a fall.
 */
export function chartShape(points: readonly MeasurePoint[]): ChartShape {
  const values = points.map(({ value }) => value);
  const low = Math.floor(Math.min(...values)) - 2;
  const high = Math.ceil(Math.max(...values)) + 2;
  const first = points[0]?.day ?? '';
  const span = daysBetween(first, points.at(-1)?.day ?? first);
  const places = points.map(({ day, value }) => ({
    x: span === 0 ? 0.5 : daysBetween(first, day) / span,
    y: (high - value) / (high - low),
  }));
  return { places, low, high };
}
