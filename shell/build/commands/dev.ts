import { join } from 'node:path';
import { listRemotes, ROOT } from '../src/paths';
import { writePublicFiles } from '../src/releases/public-files';
import { runWebpack } from '../src/webpack/run';
import { createShellConfig } from '../src/webpack/shell-config';
import { print } from './print';
import { serveRemote } from './serve-remote';
import { start } from './start';

const BROWSER_DIR = 'shell/dist/browser-dev';

/**
 * `npm run dev -- mf-cart mf-header`: starts the whole shop with the given remotes served from source. Uses React's
 * development build, so that components are replaced while the page keeps its state.
 */
export async function dev(remotes: string[]): Promise<void> {
  const known = listRemotes();
  const unknown = remotes.filter((remote) => !known.includes(remote));
  if (remotes.length === 0 || unknown.length > 0) {
    throw new Error(`Usage: npm run dev -- <remote>…, with remotes of: ${known.join(', ')}`);
  }
  const outputPath = join(ROOT, BROWSER_DIR);
  await runWebpack([createShellConfig({ target: 'browser', mode: 'development', outputPath })]);
  writePublicFiles(outputPath);
  const served = await Promise.all(
    remotes.map(async (remote) => [remote, await serveRemote(remote)] as const),
  );
  for (const [remote, url] of served) print(`Serving ${remote} from source at ${url}`);
  await start({ DEV_REMOTES: JSON.stringify(Object.fromEntries(served)), BROWSER_DIR });
}
