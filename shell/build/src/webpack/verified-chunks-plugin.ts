import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Compiler } from 'webpack';
import { LOADER, SHORT_RUNTIME } from './short-runtime';

const NAME = 'VerifiedChunksPlugin';

/**
 * Makes webpack's runtime load chunks through the shell, which gives them their hash. In production the shell does all of
 * it, so that a remote's entry does not contain the code; hot reloading needs webpack's own.
 */
export class VerifiedChunksPlugin {
  apply(compiler: Compiler): void {
    const isProduction = compiler.options.mode === 'production';
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      if (isProduction)
        compilation.hooks.runtimeModule.tap(NAME, (module) => {
          const shorten = SHORT_RUNTIME[module.name];
          const generate = module.generate.bind(module);
          if (shorten) module.generate = () => shorten(module, () => String(generate() ?? ''));
        });
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
