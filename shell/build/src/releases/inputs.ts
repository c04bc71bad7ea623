import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from '../paths';

const IGNORED = /(^|\/)(node_modules|dist|coverage|releases)(\/|$)|\.(test|stories)\.tsx?$|\.mdx?$/;

function* walk(path: string): Generator<string> {
  if (!existsSync(path) || IGNORED.test(relative(ROOT, path))) return;
  if (statSync(path).isFile()) {
    yield path;
    return;
  }
  for (const name of readdirSync(path).sort()) yield* walk(join(path, name));
}

/** Returns the first eight hexadecimal digits of a hash over all files in the given paths. */
export function hashInputs(paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of paths) {
    for (const file of walk(join(ROOT, path))) {
      hash.update(relative(ROOT, file)).update('\0').update(readFileSync(file)).update('\0');
    }
  }
  return hash.digest('hex').slice(0, 8);
}

/** Returns the inputs of a remote's build. Shared modules are excluded: the shell provides them. */
export const remoteInputs = (remote: string): string[] => [
  `${remote}/src`,
  `${remote}/remote.json`,
  `${remote}/package.json`,
  `${remote}/webpack.config.ts`,
  'shared-ui/src/address',
  'shared-ui/src/brand',
  'shared-ui/src/form-kit',
  'shared-ui/src/generated',
  'shared-ui/src/payment',
  'shared-ui/src/person',
  'api/contract/src',
  'shell/build/src/webpack',
  'shell/build/src/releases/linked-pages.ts',
  'shell/build/src/releases/operations.ts',
];

/** Returns the inputs of the shell's build. */
export const shellInputs = (): string[] => [
  'shell/src',
  'shell/server',
  'shell/package.json',
  'shared-ui/src',
  'shared-ui/package.json',
  'api/contract/src',
  'shell/build/src',
  'package-lock.json',
];
