import { IS_SQUADS, listRemotes } from '../src/paths';
import { prune as pruneReleases } from '../src/releases/prune';
import { print } from './print';

const DAYS = '30';

/**
 * `npm run prune [-- days]`: removes releases that nobody is given and that no page opened within the last days may hold.
 * @throws {Error} The number of days is not a whole number of at least 1.
 */
export async function prune(days = DAYS): Promise<void> {
  if (!/^[1-9]\d{0,3}$/.test(days))
    throw new Error('Usage: npm run prune -- <days that a page may stay open>');
  // A squad's repository removes what it has released itself.
  const only = IS_SQUADS ? listRemotes() : undefined;
  const removed = await pruneReleases({ days: Number(days), only });
  for (const release of removed) print(`Removed ${release}`);
  print(removed.length > 0 ? `${removed.length} releases removed` : 'Every release may still be needed.');
}
