import type { SynonymLine } from '@saltbush/contract';
import type { LargeStep } from '@saltbush/shared-ui/counter';
import type { Preview } from '../api/preview-line';

/** A search that a line would leave without results. */
export interface LostSearch {
  query: string;
  /** How many products it finds now. */
  total: number;
}

/** Returns the searches of a line that find something now and would find nothing with it. */
export async function findLost(
  { typed }: SynonymLine,
  look: (query: string) => Promise<Preview>,
): Promise<LostSearch[]> {
  const seen = await Promise.all(typed.map(async (query) => ({ query, ...(await look(query)) })));
  return seen
    .filter(({ now, with_line }) => now.total > 0 && with_line?.total === 0)
    .map(({ query, now }) => ({ query, total: now.total }));
}

/** Asks whether a line is meant that leaves searches without results. */
export const lostStep = (lost: readonly LostSearch[]): LargeStep => ({
  title: 'Save a line that finds nothing?',
  effect: lost
    .map(
      ({ query, total }) =>
        `A search for “${query}” finds ${total === 1 ? '1 product' : `${total} products`} now, and nothing with this line.`,
    )
    .join(' '),
  label: 'Save it all the same',
});
