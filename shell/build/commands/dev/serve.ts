import { join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { findFreePort } from '../../src/free-port';
import { ROOT } from '../../src/paths';
import { createRemoteConfig } from '../../src/webpack/remote-config';
import { createShellConfig } from '../../src/webpack/shell-config';

/** Pages of a shop on another origin, which may be on another network, load the files. */
const HEADERS = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Private-Network': 'true' };

/** Serves a build from memory; changes are hot-reloaded into open pages. @returns the address of its files */
async function serve(config: Configuration): Promise<string> {
  const port = await findFreePort();
  const compiler = webpack(config);
  if (!compiler) throw new Error('webpack returned no compiler');
  const server = new WebpackDevServer(
    {
      host: '127.0.0.1',
      port,
      hot: true,
      allowedHosts: 'all',
      headers: HEADERS,
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

const output = (part: string) => join(ROOT, part, 'dist/dev');

/** Serves one remote from source. */
export const serveRemote = (remote: string): Promise<string> =>
  serve(
    createRemoteConfig({
      remote,
      release: 'dev',
      target: 'browser',
      mode: 'development',
      outputPath: output(remote),
    }),
  );

/** Serves the shell from source, with React's development build and the design system: components can be replaced. */
export const serveShell = (): Promise<string> =>
  serve(createShellConfig({ target: 'browser', mode: 'development', outputPath: output('shell') }));
