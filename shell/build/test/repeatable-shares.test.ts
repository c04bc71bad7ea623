import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import webpack from 'webpack';
import { RepeatableSharesPlugin } from '../src/webpack/repeatable-shares-plugin';
import { runWebpack } from '../src/webpack/run';

interface Container {
  init(scope: object): unknown;
  get(name: string): Promise<() => { load(): Promise<{ answer: number }> }>;
}

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shares-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Builds a remote that loads the shared module `lib` on demand. */
async function buildRemote(): Promise<Container> {
  writeFileSync(join(folder, 'app.js'), `export const load = () => import('lib');`);
  await runWebpack([
    {
      mode: 'production',
      context: folder,
      entry: {},
      target: 'async-node',
      output: { path: join(folder, 'out'), filename: 'remoteEntry.cjs', chunkFilename: '[id].cjs' },
      plugins: [
        new webpack.container.ModuleFederationPlugin({
          name: 'remote',
          filename: 'remoteEntry.cjs',
          library: { type: 'commonjs-module' },
          exposes: { './app': './app.js' },
          shared: { lib: { singleton: true, requiredVersion: false, import: false } },
        }),
        new RepeatableSharesPlugin(),
      ],
    },
  ]);
  return createRequire(import.meta.url)(join(folder, 'out/remoteEntry.cjs'));
}

it('loads a shared module that failed once', async () => {
  const container = await buildRemote();
  const get = vi.fn(async () => () => ({ answer: 42 }));
  get.mockRejectedValueOnce(new Error('No connection'));
  await container.init({ lib: { '1.0.0': { get, from: 'shell' } } });
  const { load } = (await container.get('./app'))();
  await expect(load()).rejects.toThrow('No connection');
  expect((await load()).answer).toBe(42);
  expect((await load()).answer).toBe(42);
  expect(get, 'evaluated once').toHaveBeenCalledTimes(2);
});
