import { join } from 'node:path';
import getPort from 'get-port';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { listRemotes, ROOT } from '../src/paths';
import { writePublicFiles } from '../src/releases/public-files';
import { createRemoteConfig } from '../src/webpack/remote-config';
import { runWebpack } from '../src/webpack/run';
import { createShellConfig } from '../src/webpack/shell-config';
import { print } from './print';
import { start } from './start';

const BROWSER_DIR = 'shell/dist/browser-dev';

/** Serves one remote from source; changes are hot-reloaded into the open page. */
async function serve(remote: string): Promise<string> {
  const port = await getPort();
  const config = createRemoteConfig({
    remote,
    release: 'dev',
    target: 'browser',
    mode: 'development',
    outputPath: join(ROOT, remote, 'dist/dev'),
  });
  const compiler = webpack(config);
  if (!compiler) throw new Error('webpack returned no compiler');
  const server = new WebpackDevServer(
    {
      host: '127.0.0.1',
      port,
      hot: true,
      allowedHosts: 'all',
      headers: { 'Access-Control-Allow-Origin': '*' },
      client: { webSocketURL: `ws://localhost:${port}/ws`, overlay: false, logging: 'warn' },
      static: false,
      // `start` ends the process once the servers have stopped.
      setupExitSignals: false,
    },
    compiler,
  );
  await server.start();
  return `http://localhost:${port}/`;
}

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
  const served = await Promise.all(remotes.map(async (remote) => [remote, await serve(remote)] as const));
  for (const [remote, url] of served) print(`Serving ${remote} from source at ${url}`);
  await start({ DEV_REMOTES: JSON.stringify(Object.fromEntries(served)), BROWSER_DIR });
}
