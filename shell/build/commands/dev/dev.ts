import { listRemotes } from '../../src/paths';
import { print } from '../print';
import { start } from '../start';
import { serveRemote, serveShell } from './serve';

const SHOP = '--shop';

interface DevArguments {
  remotes: string[];
  /** Origin of a shop that runs elsewhere; null to start one. */
  shop: string | null;
}

/** Reads `mf-cart mf-header --shop https://shop.example`. @throws {Error} with the usage */
export function readArguments(words: readonly string[]): DevArguments {
  const known = listRemotes();
  const at = words.indexOf(SHOP);
  const address = at === -1 ? null : (words[at + 1] ?? '');
  const remotes = at === -1 ? [...words] : words.filter((_word, index) => index !== at && index !== at + 1);
  const isUnknown = remotes.some((remote) => !known.includes(remote));
  if (remotes.length === 0 || isUnknown || (address !== null && !URL.canParse(address)))
    throw new Error(
      `Usage: npm run dev -- <remote>… [${SHOP} https://shop.example], with remotes of: ${known.join(', ')}`,
    );
  return { remotes, shop: address === null ? null : new URL(address).origin };
}

/** The address of a remote from source, as overrides take it: with that of the shell that it runs in. */
const overrideOf = (remote: string, shell: string): string => `${remote}?${new URLSearchParams({ shell })}`;

/**
 * `npm run dev -- mf-cart mf-header`: starts the whole shop with the given remotes served from source. With
 * `--shop https://shop.example` nothing else is started: the remotes are to be entered in the `/_shell` of that shop. Pages
 * use React's development build, so that components are replaced while they keep their state.
 */
export async function dev(words: string[]): Promise<void> {
  const { remotes, shop } = readArguments(words);
  const [shell, ...addresses] = await Promise.all([serveShell(), ...remotes.map(serveRemote)]);
  const served = remotes.map((remote, index) => [remote, overrideOf(addresses[index] ?? '', shell)] as const);
  for (const [remote, url] of served) print(`Serving ${remote} from source at ${url}`);
  if (!shop) return start({ DEV_REMOTES: JSON.stringify(Object.fromEntries(served)) });
  for (const [remote, url] of served)
    print(`Set it in ${shop}/_shell?${new URLSearchParams({ remote, url })}`);
}
