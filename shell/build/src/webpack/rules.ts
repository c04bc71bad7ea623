import { join } from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { RuleSetRule } from 'webpack';
import { ROOT } from '../paths';

export interface RuleOptions {
  target: 'browser' | 'server';
  mode: 'production' | 'development';
  /** Whether changed components are hot-reloaded. */
  hot?: boolean;
}

function scripts({ target, mode, hot = false }: RuleOptions): RuleSetRule {
  return {
    test: /\.tsx?$/,
    loader: 'swc-loader',
    options: {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic', development: mode === 'development', refresh: hot } },
        target: target === 'browser' ? 'es2022' : 'es2023',
      },
    },
  };
}

/**
 * Class names depend only on the file's path in the repository: builds for server and browser, and for development and
 * production, are combined on one page and must agree. Six characters tell 2,000 names apart in all but one of 30,000
 * repositories; a name cannot be compressed.
 */
const cssModules = (target: RuleOptions['target']) => ({
  auto: true,
  localIdentName: '[hash:base64:6]',
  localIdentContext: ROOT,
  localIdentHashSalt: 'saltbush',
  exportOnlyLocals: target === 'server',
  exportLocalsConvention: 'as-is' as const,
  namedExport: false,
});

function styles({ target }: RuleOptions): RuleSetRule {
  const css = {
    loader: 'css-loader',
    options: { modules: cssModules(target), importLoaders: 0, sourceMap: false },
  };
  return {
    test: /\.css$/,
    use: target === 'browser' ? [MiniCssExtractPlugin.loader, css] : [css],
    sideEffects: true,
  };
}

const assets: RuleSetRule = {
  test: /\.(woff2|svg|webp|png)$/,
  type: 'asset/resource',
  generator: { filename: 'assets/[name].[contenthash:8][ext]' },
};

const operationsLoader = join(import.meta.dirname, 'operations-loader.ts');

/** See operations-loader.ts: applies to code that sends operations, and to each generated document. */
const operations: RuleSetRule[] = [
  {
    test: /\.ts$/,
    include: /\/src\//,
    // The platform's packages are sources too.
    exclude: /\/(generated|node_modules\/(?!@saltbush\/))\//,
    enforce: 'pre',
    loader: operationsLoader,
  },
  { test: /\.ts$/, resourceQuery: /^\?only=/, enforce: 'pre', loader: operationsLoader },
];

/** See graphql-documents.ts. */
const lightweightGraphql: RuleSetRule = {
  include: /node_modules\/graphql-request\//,
  resolve: { alias: { graphql$: join(import.meta.dirname, 'graphql-documents.ts') } },
};

/** Its source becomes part of every document. */
const inlineScript: RuleSetRule = {
  test: /early-input\/capture\.ts$/,
  enforce: 'post',
  loader: 'swc-loader',
  options: { minify: true, jsc: { target: 'es2022', minify: { compress: true, mangle: true } } },
};

export const createRules = (options: RuleOptions): RuleSetRule[] => [
  ...operations,
  scripts(options),
  styles(options),
  assets,
  options.target === 'browser' ? lightweightGraphql : inlineScript,
];
