import { links } from '@saltbush/contract/links';
import { readSources } from '../single-source/read-sources';

const CALL = /\blinks((?:\.\w+)+)\b/g;

/** Returns the path that a function of the contract's table creates, with 1 for each parameter; null for none. */
function addressOf(names: string[]): string | null {
  let entry: unknown = links;
  for (const name of names) entry = (entry as Record<string, unknown> | undefined)?.[name];
  const address: unknown = typeof entry === 'function' ? entry('1') : null;
  return typeof address === 'string' ? new URL(address, 'https://shop.invalid').pathname : null;
}

/** Returns the addresses of the contract's table to which a remote's code links, sorted. */
export function linkedPages(remote: string): string[] {
  const addresses = new Set<string>();
  for (const { path, text } of readSources([remote])) {
    if (/\.(test|stories)\.tsx?$/.test(path)) continue;
    for (const [, names = ''] of text.matchAll(CALL)) {
      const address = addressOf(names.slice(1).split('.'));
      if (address) addresses.add(address);
    }
  }
  return [...addresses].sort();
}
