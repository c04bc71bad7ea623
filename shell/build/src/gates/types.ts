import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { locate } from '../paths';
import { hashInputs } from '../releases/inputs';
import type { Gate } from './gate';
import { abridge, runTool } from './run-tool';

const ERROR = /^(?<file>[^\s(]+)\((?<line>\d+),\d+\): error (?<code>TS\d+): (?<message>.*)$/gm;

const SETTINGS = ['tsconfig.json', 'shell/build/tsconfig.base.json', 'package-lock.json'];

/** Writes the settings under which one remote's shipped code is compiled. @returns the file */
function writeSettings(remote: string, root: string): string {
  const folder = join(root, 'node_modules/.cache/saltbush/types', remote);
  const up = relative(folder, root);
  const styles = relative(folder, locate('shared-ui/src/design/css-modules.d.ts', root));
  mkdirSync(folder, { recursive: true });
  const settings = {
    extends: `${up}/tsconfig.json`,
    compilerOptions: {
      incremental: true,
      tsBuildInfoFile: './tsbuildinfo.json',
      typeRoots: [`${up}/node_modules/@types`],
    },
    // Named by itself, because an installed package is among the packages that are excluded.
    files: [styles],
    include: [`${up}/${remote}/src/**/*`],
    exclude: [`${up}/**/node_modules`, `${up}/**/*.test.*`, `${up}/**/*.stories.*`, `${up}/*/src/samples`],
  };
  const file = join(folder, 'tsconfig.json');
  writeFileSync(file, JSON.stringify(settings));
  return file;
}

/** Compiles what the remote ships. Its tests and stories are compiled by `npm test`, in twice the time. */
export const types: Gate = {
  name: 'types',
  key: (remote, root) =>
    hashInputs([`${remote}/src`, 'shared-ui', 'api/contract', ...SETTINGS], {
      root,
    }),
  async run(remote, root) {
    const { stdout, isGood } = await runTool(
      'tsc',
      ['-p', writeSettings(remote, root), '--pretty', 'false'],
      root,
    );
    const reasons = [...stdout.matchAll(ERROR)].map(
      ({ groups: { file, line, code, message } = {} }) =>
        `${file}:${line} does not compile: ${message} (${code})`,
    );
    if (!isGood && reasons.length === 0)
      return [`${remote} does not compile: ${stdout.trim().slice(0, 300)}`];
    return abridge(reasons, 'errors of types');
  },
};
