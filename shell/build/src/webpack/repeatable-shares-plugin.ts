import type { Compiler } from 'webpack';

const NAME = 'RepeatableSharesPlugin';
const MEMORY = 'startedInstallModules[id] = true;';

/**
 * Makes webpack's runtime load a shared module again after a failure. As generated, it notes the first attempt and
 * answers all later ones with the error of the first, until the document is left.
 * @throws {Error} This version of webpack generates other code.
 */
export class RepeatableSharesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.runtimeModule.tap(NAME, (module) => {
        if (module.name !== 'consumes') return;
        const generate = module.generate.bind(module);
        module.generate = () => {
          const code = generate();
          if (typeof code !== 'string') return code;
          if (code.includes('startedInstallModules') && !code.includes(MEMORY))
            throw new Error(`${NAME} does not know the code of this version of webpack`);
          return code.replace(MEMORY, '');
        };
      });
    });
  }
}
