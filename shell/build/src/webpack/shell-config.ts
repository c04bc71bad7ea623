import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Configuration, PathData } from 'webpack';
import { ROOT } from '../paths';
import { AssetManifestPlugin } from './asset-manifest-plugin';
import { createOptimization } from './optimization';
import { createRules } from './rules';
import { providedByShell } from './shared';
import { cutUnusedFederation, leaveOutUnusedFederation } from './unused-federation';
import { VerifiedChunksPlugin } from './verified-chunks-plugin';

/**
 * The plug-in that provides the federation runtime to remotes imports its CommonJS build, while everything else uses
 * its ES modules. Resolves both to one copy.
 */
const singleFederationRuntime = {
  '@module-federation/runtime-core/dist': join(ROOT, 'node_modules/@module-federation/runtime-core/dist'),
  '@module-federation/runtime-tools/runtime-core$': join(
    ROOT,
    'node_modules/@module-federation/runtime-core/dist/index.js',
  ),
  // Omitted from builds that expose nothing; provided to remotes by shell/src/provide-bundler-runtime.ts.
  'federation-container-entry$': join(
    ROOT,
    'node_modules/@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js',
  ),
};

export interface ShellBuild {
  target: 'browser' | 'server';
  mode: 'production' | 'development';
  outputPath: string;
}

const base = ({ target, mode, outputPath }: ShellBuild): Configuration => ({
  name: `shell:${target}`,
  mode,
  context: join(ROOT, 'shell'),
  // A module whose import failed fails again, instead of running half-evaluated.
  output: { path: outputPath, clean: true, uniqueName: 'saltbush-shell', strictModuleErrorHandling: true },
  resolve: { extensions: ['.tsx', '.ts', '.js'] },
  module: {
    rules: [
      ...createRules({ target, mode, hot: target === 'browser' && mode === 'development' }),
      ...(target === 'browser' ? cutUnusedFederation() : []),
    ],
  },
  performance: { hints: false },
  infrastructureLogging: { level: 'error' },
  stats: 'errors-warnings',
});

const HASHED_NAMES = {
  // contenthash is wrong for the host's entry: the federation runtime rewrites it after hashing.
  filename: ({ chunk }: PathData) =>
    chunk?.name === 'shell' ? '[name].[fullhash:8].js' : '[name].[contenthash:8].js',
  chunkFilename: 'chunks/[name].[contenthash:8].js',
};

function browserConfig(build: ShellBuild): Configuration {
  const common = base(build);
  return {
    ...common,
    entry: { shell: './src/index.ts' },
    target: 'web',
    resolve: { ...common.resolve, alias: singleFederationRuntime },
    devtool: build.mode === 'production' ? 'hidden-source-map' : false,
    output: {
      ...common.output,
      publicPath: 'auto',
      // A developer's build is named by its address alone, which documents know.
      ...(build.mode === 'development'
        ? { filename: '[name].js', chunkFilename: 'chunks/[name].js' }
        : HASHED_NAMES),
    },
    plugins: [
      new ModuleFederationPlugin({
        name: 'shell',
        remotes: {},
        shared: providedByShell(),
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: true,
        experiments: { optimization: { disableSnapshot: true, target: 'web' } },
      }),
      new MiniCssExtractPlugin({
        filename: 'styles/[name].[contenthash:8].css',
        chunkFilename: 'styles/[name].[contenthash:8].css',
      }),
      new AssetManifestPlugin(),
      new VerifiedChunksPlugin(),
      ...leaveOutUnusedFederation(),
      ...(build.mode === 'development' ? [new ReactRefreshPlugin({ overlay: false })] : []),
    ],
    optimization: { ...createOptimization(build.mode), splitChunks: separateScripts },
  };
}

const inFirstLoad = (name: string, test: RegExp) => ({
  name,
  test,
  chunks: 'initial' as const,
  enforce: true,
});

/**
 * A slow phone evaluates each script in a separate task: three short tasks instead of one long one. Libraries also stay
 * cached when the shell is released.
 */
const separateScripts = {
  cacheGroups: {
    react: inFirstLoad('react', /node_modules\/(react|react-dom|scheduler)\//),
    libraries: inFirstLoad(
      'libraries',
      /node_modules\/(@tanstack|@module-federation|single-spa|single-spa-react)\//,
    ),
  },
};

/** Bundles the shell's own code; packages stay external, so that React is the one resolved by Node. */
function serverConfig(build: ShellBuild): Configuration {
  const common = base(build);
  return {
    ...common,
    entry: { server: './server/main.ts' },
    target: 'node20',
    devtool: 'source-map',
    externals: [
      ({ request = '' }, callback) => {
        const isPackage = /^(@[^/]+\/|[a-z])/.test(request) && !request.startsWith('@saltbush/');
        // What is imported at first use stays so: OpenTelemetry is loaded only where something is traced.
        if (isPackage) callback(undefined, `module-import ${request}`);
        else callback();
      },
    ],
    experiments: { outputModule: true },
    module: {
      ...common.module,
      parser: { javascript: { createRequire: false, worker: ['Worker from node:worker_threads'] } },
    },
    output: {
      ...common.output,
      filename: '[name].mjs',
      module: true,
      chunkFormat: 'module',
      library: { type: 'module' },
    },
    optimization: { ...createOptimization('development'), splitChunks: false },
  };
}

/** Creates the browser or server configuration of the shell. */
export const createShellConfig = (build: ShellBuild): Configuration =>
  build.target === 'browser' ? browserConfig(build) : serverConfig(build);
