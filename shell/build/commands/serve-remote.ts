import { join } from 'node:path';
import getPort from 'get-port';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { ROOT } from '../src/paths';
import { createRemoteConfig } from '../src/webpack/remote-config';

/**
 * Serves one remote from source; changes are hot-reloaded into the open page.
 * @returns the address of its files
 */
export async function serveRemote(remote: string): Promise<string> {
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
