import { addDays } from '@saltbush/contract';
import { expect, it } from 'vitest';
import { chartShape } from './chart-shape';

it('keeps every value inside the drawing, by day and height', () => {
  for (let count = 1; count <= 60; count += 1) {
    const points = Array.from({ length: count }, (_, index) => ({
      day: addDays('2026-01-01', index * 3),
      value: 60 + ((index * 37) % 401) / 10,
    }));
    const { places, low, high } = chartShape(points);
    expect(places).toHaveLength(count);
    for (const [index, { x, y }] of places.entries()) {
      expect(x).toBeGreaterThanOrEqual(places[index - 1]?.x ?? 0);
      expect(x).toBeLessThanOrEqual(1);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(1);
      expect(high - y * (high - low)).toBeCloseTo(points[index]?.value ?? 0);
    }
  }
});

it('centres a single value, and spaces days as they are apart', () => {
  expect(chartShape([{ day: '2026-01-01', value: 90 }]).places).toEqual([{ x: 0.5, y: 0.5 }]);
  const { places } = chartShape([
    { day: '2026-01-01', value: 90 },
    { day: '2026-01-02', value: 90 },
    { day: '2026-01-11', value: 90 },
  ]);
  expect(places.map(({ x }) => x)).toEqual([0, 0.1, 1]);
});
