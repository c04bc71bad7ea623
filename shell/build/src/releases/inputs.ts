import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { locate, ROOT } from '../paths';

const NO_SOURCES = /(^|\/)(node_modules|dist|coverage)(\/|$)|^releases\//;
const NOT_SHIPPED = /\.(test|stories)\.tsx?$|\.mdx?$/;

type Filter = (path: string) => boolean;

const isSource: Filter = (path) => !NO_SOURCES.test(path);
const isShipped: Filter = (path) => isSource(path) && !NOT_SHIPPED.test(path);

/** Yields the files below a path, each with its name in the platform's repository. */
function* walk(name: string, file: string, isInput: Filter): Generator<[string, string]> {
  if (!existsSync(file) || !isInput(name)) return;
  if (statSync(file).isFile()) {
    yield [name, file];
    return;
  }
  for (const child of readdirSync(file).sort()) yield* walk(join(name, child), join(file, child), isInput);
}

interface MoreInputs {
  root?: string;
  /** Single files, which may be in packages. One that is missing counts as such. */
  files?: readonly string[];
  /** Settings of the build by name. */
  settings?: Record<string, string>;
  /** Whether tests, stories and texts count, which no build contains. */
  withTests?: boolean;
}

/** Returns the first eight hexadecimal digits of a hash over all files in the given paths, and over what else is given. */
export function hashInputs(
  paths: readonly string[],
  { root = ROOT, files = [], settings = {}, withTests = false }: MoreInputs = {},
): string {
  const hash = createHash('sha256');
  const add = (name: string, content: Buffer | string) =>
    hash.update(name).update('\0').update(content).update('\0');
  for (const path of paths) {
    for (const [name, file] of walk(path, locate(path, root), withTests ? isSource : isShipped))
      add(name, readFileSync(file));
  }
  for (const file of files) {
    const path = join(root, file);
    add(file, existsSync(path) ? readFileSync(path) : '(missing)');
  }
  for (const [name, value] of Object.entries(settings)) add(name, value);
  return hash.digest('hex').slice(0, 8);
}

/**
 * Returns the folders that go into a remote's build. Shared modules are excluded: the shell provides them. What else it
 * bundles is found by `bundledFiles`.
 */
export const remoteInputs = (remote: string): string[] => [
  `${remote}/src`,
  `${remote}/remote.json`,
  `${remote}/package.json`,
  `${remote}/webpack.config.ts`,
  'shared-ui/src/generated',
  'shared-ui/package.json',
  'api/contract/src',
  'api/contract/package.json',
  'shell/build/src/webpack',
  ...['build-release', 'compress', 'linked-pages', 'operations', 'public-files', 'uses'].map(
    (step) => `shell/build/src/releases/${step}.ts`,
  ),
  'package-lock.json',
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
