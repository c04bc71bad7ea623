import { startCanary } from '../src/releases/canary';
import { setCanary } from '../src/releases/pointer';
import { print } from './print';

const USAGE = 'npm run canary -w <remote> -- <release id> <share from 0 to 1 | plan [minutes] [pages]>';
const MINUTES = '30';
const PAGES = '200';

function readNumber(text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1) throw new Error(`Usage: ${USAGE}`);
  return value;
}

/**
 * `npm run canary -w mf-cart -- <id> 0.1` serves a release to a tenth of the visitors until somebody decides.
 * `npm run canary -w mf-cart -- <id> plan 30 200` serves it to 1 %, 10 % and 50 % of them, each for at least 30 minutes and
 * 200 pages, then to all; the shop's web servers take it back if it does harm.
 */
export async function canary(
  remote: string,
  [id, share, minutes = MINUTES, pages = PAGES]: string[],
  force?: string,
): Promise<void> {
  if (!id || !share) throw new Error(`Usage: ${USAGE}`);
  if (share !== 'plan') {
    await setCanary(remote, id, Number(share), undefined, force);
    return print(`Serving ${remote} ${id} to ${Number(share) * 100}% of visitors`);
  }
  const plan = { minutes: readNumber(minutes), pages: readNumber(pages) };
  await startCanary({ remote, id, plan }, undefined, force);
  print(`Serving ${remote} ${id} to 1% of visitors; its figures decide how it goes on: see /_shell`);
}
