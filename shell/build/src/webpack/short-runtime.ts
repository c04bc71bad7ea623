import webpack, { type RuntimeModule } from 'webpack';

const { publicPath, loadScript, ensureChunkHandlers, require: webpackRequire } = webpack.RuntimeGlobals;

/** Set by the shell before any chunk is loaded (`shell/src/integrity/verified-loader.ts`). */
export const LOADER = '__SALTBUSH_LOADER__';

type Shorten = (module: RuntimeModule, generate: () => string) => string;

function chunksWithStyles({ chunk, compilation }: RuntimeModule): (string | number)[] {
  return [...(chunk?.getAllAsyncChunks() ?? [])]
    .filter((each) => compilation?.chunkGraph.getChunkModulesIterableBySourceType(each, 'css/mini-extract'))
    .flatMap(({ id }) => id ?? []);
}

/** A shared module that a remote consumes, as `consumedByRemote` configures all of them. */
const CONSUMED =
  /\{\s*fallback: ?\(\) ?=> ?\(\) ?=> ?\{ ?throw new Error\("Can not get '([^']+)'"\);? ?\},\s*shareScope: \["default"\],\s*singleton: true,\s*requiredVersion: false,\s*strictVersion: false,\s*eager: false,\s*layer: undefined,\s*shareKey: "\1",\s*\}/g;

const consumed = `const consumed = (shareKey) => ({
  fallback: () => () => { throw new Error("Can not get " + shareKey); },
  shareScope: ["default"], singleton: true, requiredVersion: false, strictVersion: false, eager: false, shareKey,
});
`;

/**
 * Shorter versions of webpack's runtime modules, by their names. Every entry contains them, so they leave to the shell
 * what it does for all: it loads scripts and style sheets and gives them their hash. Entries are classic scripts, so that
 * `currentScript` is theirs.
 */
export const SHORT_RUNTIME: Record<string, Shorten> = {
  // Plug-ins run modules during the build, where no script is current.
  publicPath: ({ chunkGraph }, generate) =>
    (chunkGraph as { buildTimeExecution?: boolean }).buildTimeExecution
      ? generate()
      : `${publicPath} = document.currentScript.src.replace(/[^/]*$/, "");`,
  'load script': () => `${loadScript} = (url, done) => ${LOADER}.loadScript(url, done);`,
  'css loading': (module) => {
    const table = JSON.stringify(Object.fromEntries(chunksWithStyles(module).map((id) => [id, 1])));
    return `${ensureChunkHandlers}.miniCss = (id, promises) => {
      if (${table}[id]) promises.push(${LOADER}.loadStyle(${publicPath}, ${webpackRequire}.miniCssF(id)));
    };`;
  },
  // Webpack's own sharing comes first and is overwritten by the federation plug-in's, which has the same name.
  sharing: (_module, generate) => {
    const code = generate();
    return code.includes('bundlerRuntime') ? code : '';
  },
  consumes: (_module, generate) => {
    const code = generate();
    const short = code.replace(CONSUMED, 'consumed("$1")');
    return short === code ? code : consumed + short;
  },
};
