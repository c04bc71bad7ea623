import { print } from '../print';
import type { Clone } from './clone';
import type { Figure } from './table';

const seconds = (metric: string, measured: number, goal: number): Figure => ({
  metric,
  measured,
  goal,
  unit: 's',
  digits: 1,
});

/** Measures `npm start` twice in a clone that was never built: cold, and with everything up to date. */
export async function measureStart(clone: Clone): Promise<Figure[]> {
  print('Starting the shop for the first time…');
  const first = await clone.start();
  await first.stop();
  print('Starting it again…');
  const second = await clone.start();
  await second.stop();
  return [
    seconds('first start after npm ci, to the home page', first.seconds, 120),
    seconds('second start, to the home page', second.seconds, 8),
  ];
}
