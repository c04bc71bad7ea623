import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import type { RemoteManifest } from '@saltbush/shared-ui/platform';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Configuration } from 'webpack';
import { ROOT } from '../paths';
import { AssetManifestPlugin } from './asset-manifest-plugin';
import { keepModules } from './build-cache';
import { createOptimization } from './optimization';
import { createRules } from './rules';
import { consumedByRemote } from './shared';
import { VerifiedChunksPlugin } from './verified-chunks-plugin';

export interface RemoteBuild {
  /** Folder name of the remote. */
  remote: string;
  /** Identifies this release among others on the same page: version and hash. */
  release: string;
  target: 'browser' | 'server';
  mode: 'production' | 'development';
  outputPath: string;
  /** Whether modules are kept for the next build. */
  keepsModules?: boolean;
}

export const readManifest = (remote: string): RemoteManifest =>
  JSON.parse(readFileSync(join(ROOT, remote, 'remote.json'), 'utf8'));

/** `mf-cart` → `mf_cart`: the global name of the remote's container. */
export const containerName = (remote: string): string => remote.replaceAll('-', '_');

function listFragments(remote: string): string[] {
  const manifest = readManifest(remote);
  const hasFragments = readdirSync(join(ROOT, remote, 'src'), { withFileTypes: true }).some(
    (entry) => entry.name === 'fragments',
  );
  if (manifest.fills.length > 0 && !hasFragments)
    throw new Error(`${remote}: remote.json fills slots but src/fragments is missing`);
  return [...new Set(manifest.fills.map((fill) => fill.fragment))];
}

function exposes(remote: string) {
  const fragments = listFragments(remote).map((fragment) => [
    `./fragment/${fragment}`,
    { import: `./src/fragments/${fragment}`, name: `fragment-${fragment}` },
  ]);
  return { './app': { import: './src/index.ts', name: 'app' }, ...Object.fromEntries(fragments) };
}

function federation({ remote, target }: RemoteBuild): ModuleFederationPlugin {
  const isServer = target === 'server';
  return new ModuleFederationPlugin({
    name: containerName(remote),
    filename: isServer ? 'remoteEntry.cjs' : 'remoteEntry.js',
    library: isServer ? { type: 'commonjs-module' } : undefined,
    exposes: exposes(remote),
    shared: consumedByRemote(),
    shareStrategy: 'loaded-first',
    dts: false,
    manifest: !isServer,
    experiments: isServer
      ? {}
      : { externalRuntime: true, optimization: { disableSnapshot: true, target: 'web' } },
  });
}

/**
 * A release's folder is named by its content, so the names of its files need no hash, which would cost bytes in the
 * entry. A style sheet's name is unique on the page.
 */
const chunkNames = (mode: RemoteBuild['mode'], remote: string) =>
  mode === 'production'
    ? { js: 'chunks/[id].js', css: `styles/${remote}-[id].css` }
    : { js: 'chunks/[name].[contenthash:8].js', css: 'styles/[name].[contenthash:8].css' };

/** Under which a release's chunks are found on the page: every chunk has the name twice, so it is short. */
const chunkGlobal = ({ remote, release }: RemoteBuild): string =>
  `${containerName(remote)}_${release.split('-').at(-1)}`;

/**
 * Source, before it is minified, that pages have in common before it becomes a script of its own: less costs each page more,
 * compressed apart and requested apart, than the next page saves.
 */
const SHARED_CHUNK_BYTES = 30_000;

/** Creates the browser or server configuration of one remote. */
export function createRemoteConfig(build: RemoteBuild): Configuration {
  const { remote, target, mode, release, outputPath } = build;
  const isServer = target === 'server';
  return {
    name: `${remote}:${target}`,
    mode,
    ...(build.keepsModules ? keepModules(`${remote}-${target}`) : {}),
    context: join(ROOT, remote),
    entry: {},
    target: isServer ? 'async-node' : 'web',
    devtool: mode === 'production' && !isServer ? 'hidden-source-map' : false,
    output: {
      path: outputPath,
      publicPath: 'auto',
      uniqueName: `${basename(remote)}@${release}`,
      chunkLoadingGlobal: chunkGlobal(build),
      // A module whose import failed fails again, instead of running half-evaluated.
      strictModuleErrorHandling: true,
      // The server build has one chunk: merging could otherwise name it after any of its parts.
      filename: isServer ? 'remoteEntry.cjs' : '[name].js',
      chunkFilename: isServer ? '[name].cjs' : chunkNames(mode, remote).js,
      clean: true,
    },
    // What only documents contain has an empty twin for browsers: `product-data.browser.ts`.
    resolve: { extensions: [...(isServer ? [] : ['.browser.ts']), '.tsx', '.ts', '.js'] },
    module: { rules: createRules({ target, mode, hot: mode === 'development' }) },
    plugins: [
      federation(build),
      ...(isServer
        ? [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })]
        : [
            new MiniCssExtractPlugin({
              filename: 'styles/[name].[contenthash:8].css',
              chunkFilename: chunkNames(mode, remote).css,
            }),
            new AssetManifestPlugin(),
            new VerifiedChunksPlugin(),
            ...(mode === 'development' ? [new ReactRefreshPlugin({ overlay: false })] : []),
            new webpack.NormalModuleReplacementPlugin(
              /webpack-bundler-runtime\/dist\/index\.(cjs|js)$/,
              join(import.meta.dirname, 'shared-bundler-runtime.mjs'),
            ),
            new webpack.NormalModuleReplacementPlugin(
              /createLucideIcon\.mjs$/,
              join(import.meta.dirname, 'shared-icons.mjs'),
            ),
          ]),
    ],
    optimization: {
      ...createOptimization(isServer ? 'development' : mode),
      ...(!isServer && { splitChunks: { minSize: SHARED_CHUNK_BYTES } }),
    },
    performance: { hints: false },
    infrastructureLogging: { level: 'error' },
    stats: 'errors-warnings',
  };
}
