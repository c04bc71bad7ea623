import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Compiler } from 'webpack';

const NAME = 'VerifiedChunksPlugin';
/** Set by the shell before any chunk is loaded (`shell/src/integrity/verified-loader.ts`). */
const LOADER = '__SALTBUSH_LOADER__';

/** Makes webpack's runtime create the elements of chunks through the shell, which gives them their hash. */
export class VerifiedChunksPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        NAME,
        () => `script = ${LOADER}.createScript(url);`,
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        NAME,
        (source, { tag }) => `${source}${LOADER}.verifyStyle(${tag});`,
      );
    });
  }
}
