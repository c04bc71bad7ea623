import { join } from 'node:path';
import webpack, { type RuleSetRule } from 'webpack';

const CORE = /runtime-core\/dist\//.source;
const BUNDLER = /webpack-bundler-runtime\/dist\//.source;

/** What the shop does not use of the federation runtime and its switches do not remove (decision 0046). */
const REPLACED: readonly [RegExp, string][] = [
  [new RegExp(`${CORE}plugins/snapshot/SnapshotHandler\\.js$`), 'disabled-snapshots.mjs'],
  [new RegExp(`${CORE}utils/semver/index\\.js$`), 'single-versions.mjs'],
  [new RegExp(`${CORE}utils/preload\\.js$`), 'no-preloads.mjs'],
  [
    new RegExp(`${BUNDLER}(init|remotes|getUsedExports|getSharedFallbackGetter)\\.js$`),
    'no-tree-shaking.mjs',
  ],
  [/error-codes\/dist\/desc\.mjs$/, 'no-descriptions.mjs'],
];

/** There is one version of each shared module. */
const ONLY_VERSION =
  'return { version: findVersion(shareScopeMap[scope][pkgName]), useTreesShaking: false };';

/** Functions and methods that never run in the shop or have one outcome, with what is left of them. */
export const CUT: Record<string, Record<string, string>> = {
  'runtime-core/dist/remote/index.js': { preloadRemote: '', removeRemote: '', initRawContainer: '' },
  'runtime-core/dist/utils/load.js': { loadEsmEntry: '', loadSystemJsEntry: '' },
  'runtime-core/dist/utils/share.js': {
    shouldUseTreeShaking: 'return false;',
    findSingletonVersionOrderByVersion: ONLY_VERSION,
    findSingletonVersionOrderByLoaded: ONLY_VERSION,
  },
  'sdk/dist/logger.js': { captureStackTrace: '' },
};

/**
 * Empties the named functions and methods of a published module.
 * @throws {Error} The module has no such function, as after an update of the package.
 */
export function cutFunctions(source: string, bodies: Record<string, string>): string {
  return Object.entries(bodies).reduce((text, [name, body]) => {
    const start = new RegExp(
      `^(\\t?)(?:async |function |async function )?${name}\\([^\\n]*\\) \\{\\n`,
      'm',
    ).exec(text);
    const from = start ? start.index + start[0].length : 0;
    const to = start ? text.indexOf(`\n${start[1]}}\n`, from - 1) : -1;
    if (!start || to < 0) throw new Error(`The federation runtime has no function ${name} to leave out`);
    return `${text.slice(0, from)}${body}${text.slice(to)}`;
  }, source);
}

/** The webpack loader that applies `cutFunctions`; `loadOnlyUsed` chooses the modules. */
export default function cutLoader(this: { getOptions(): Record<string, string> }, source: string): string {
  return cutFunctions(source, this.getOptions());
}

/** Leaves unused modules of the federation runtime out of the shell's first script. */
export const leaveOutUnusedFederation = () =>
  REPLACED.map(
    ([module, file]) => new webpack.NormalModuleReplacementPlugin(module, join(import.meta.dirname, file)),
  );

/** Leaves out unused parts of the modules that remain. */
export const cutUnusedFederation = (): RuleSetRule[] =>
  Object.entries(CUT).map(([file, options]) => ({
    test: new RegExp(`@module-federation/${file.replaceAll('.', '\\.')}$`),
    loader: import.meta.filename,
    options,
  }));
