import { say } from '../say';
import type { Clone } from './clone';
import type { Figure } from './table';

const seconds = (what: string, measured: number, goal: number): Figure => ({
  what,
  measured,
  goal,
  unit: 's',
  digits: 1,
});

/** Times `npm start` twice in a clone that was never built: with everything to do, and with nothing. */
export async function measureStart(clone: Clone): Promise<Figure[]> {
  say('starting the shop for the first time');
  const first = await clone.start();
  await first.stop();
  say('starting it again');
  const second = await clone.start();
  await second.stop();
  return [
    seconds('first start after npm ci, to the home page', first.seconds, 120),
    seconds('second start, to the home page', second.seconds, 8),
  ];
}
