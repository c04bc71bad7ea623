import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { locate, ROOT } from '../../src/paths';
import { SHARED_PACKAGES } from '../../src/webpack/shared';
import { json, type NewRemote } from './page-files';

interface PackageJson {
  devDependencies?: Record<string, string>;
  dependencies?: Record<string, string>;
  workspaces?: string[];
  [field: string]: unknown;
}

const readPackage = (file: string): PackageJson =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};

const COMMANDS = ['release', 'promote', 'rollback', 'canary'];

/** What the shell provides at run time, in the versions that the platform has. */
function sharedPackages(): Record<string, string> {
  const { dependencies = {} } = readPackage(locate('shared-ui/package.json'));
  return Object.fromEntries(SHARED_PACKAGES.map((name) => [name, dependencies[name] ?? '*']));
}

/** What builds and tests of a remote run, by the package of the platform that is developed with it. */
const TOOLS: Record<string, readonly string[]> = {
  'shell/build': [
    '@graphql-codegen/cli',
    '@graphql-codegen/client-preset',
    '@types/node',
    'jsdom',
    'typescript',
    'vitest',
  ],
  'shared-ui': ['@testing-library/react', '@types/react', '@types/react-dom', 'msw'],
};

/** The tools, in the versions that the platform is tested with. */
const tools = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(TOOLS).flatMap(([folder, names]) => {
      const { devDependencies = {} } = readPackage(locate(`${folder}/package.json`));
      return names.map((name) => [name, devDependencies[name] ?? '*']);
    }),
  );

/** Returns the package of a remote; the platform's own packages are the repository's. */
export function remotePackage({ name, title }: NewRemote): string {
  const scripts = Object.fromEntries(COMMANDS.map((command) => [command, `saltbush ${command}`]));
  return json({
    name,
    version: '0.1.0',
    private: true,
    description: title,
    type: 'module',
    scripts: { ...scripts, test: 'vitest run' },
    dependencies: sharedPackages(),
  });
}

/** Adds to the repository's package what all of its remotes need, and keeps what is there. */
function repositoryPackage(): string {
  const found = readPackage(join(ROOT, 'package.json'));
  return json({
    // By its name, what it releases is known to be of this repository.
    name: basename(ROOT),
    type: 'module',
    ...found,
    private: true,
    workspaces: [...new Set([...(found.workspaces ?? []), 'mf-*'])],
    scripts: {
      codegen: 'saltbush codegen',
      releases: 'saltbush releases',
      prune: 'saltbush prune',
      types: 'tsc --noEmit -p .',
      test: 'vitest run',
      ...(found.scripts as object | undefined),
    },
    devDependencies: { ...tools(), ...found.devDependencies },
  });
}

const TSCONFIG = {
  extends: '@saltbush/build/tsconfig.json',
  files: ['node_modules/@saltbush/shared-ui/src/design/css-modules.d.ts'],
  include: ['*.ts', 'mf-*/**/*'],
};

const VITEST = `import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { projects: ['mf-*'] } });
`;

/** Returns the files that a squad's repository has once, by path; those that exist are left alone. */
export function repositoryFiles(): Record<string, string> {
  const once = {
    'tsconfig.json': json(TSCONFIG),
    'vitest.config.ts': VITEST,
    '.gitignore': 'node_modules/\ndist/\nreleases/\n',
  };
  const missing = Object.entries(once).filter(([file]) => !existsSync(join(ROOT, file)));
  return { ...Object.fromEntries(missing), 'package.json': repositoryPackage() };
}
