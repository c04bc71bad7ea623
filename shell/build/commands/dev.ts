import { join } from 'node:path';
import getPort from 'get-port';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { listRemotes, ROOT } from '../src/paths';
import { createRemoteConfig } from '../src/webpack/remote-config';
import { runWebpack } from '../src/webpack/run';
import { createShellConfig } from '../src/webpack/shell-config';
import { say } from './say';
import { start } from './start';

const BROWSER_DIR = 'shell/dist/browser-dev';

/** Serves one remote from its sources; a change replaces its components in the open page. */
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
  if (!compiler) throw new Error('webpack gave no compiler');
  const server = new WebpackDevServer(
    {
      host: '127.0.0.1',
      port,
      hot: true,
      allowedHosts: 'all',
      headers: { 'Access-Control-Allow-Origin': '*' },
      client: { webSocketURL: `ws://localhost:${port}/ws`, overlay: false, logging: 'warn' },
      static: false,
    },
    compiler,
  );
  await server.start();
  return `http://localhost:${port}/`;
}

/**
 * `npm run dev -- mf-cart mf-header`: the whole shop, with the named remotes served from their sources. React runs in
 * its development build, so that components can be replaced while the page keeps its state.
 */
export async function dev(remotes: string[]): Promise<void> {
  const known = listRemotes();
  const unknown = remotes.filter((remote) => !known.includes(remote));
  if (remotes.length === 0 || unknown.length > 0) {
    throw new Error(`Say which remotes: npm run dev -- ${known.join(' | ')}`);
  }
  const outputPath = join(ROOT, BROWSER_DIR);
  await runWebpack([createShellConfig({ target: 'browser', mode: 'development', outputPath })]);
  const served = await Promise.all(remotes.map(async (remote) => [remote, await serve(remote)] as const));
  for (const [remote, url] of served) say(`${remote} is served from its sources at ${url}`);
  await start({ DEV_REMOTES: JSON.stringify(Object.fromEntries(served)), BROWSER_DIR });
}
