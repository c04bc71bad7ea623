import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../../src/paths';
import { print } from '../print';
import { INDEX, json, type NewRemote, pageFiles, readNewRemote } from './page-files';
import { remotePackage, repositoryFiles } from './repository-files';
import { TILE, tileFiles } from './tile-files';

const USAGE = 'npx saltbush create mf-name [/path]';

/** In kB: a page, a tile, and room for what will be in them. */
const BUDGET = { app: 2, [`fragment-${TILE.fragment}`]: 3, 'page-home': 15, remoteEntry: 5 };

const vitestConfig = ({ name }: NewRemote): string => `import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: '${name}',
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['@saltbush/shared-ui/testing/setup', './vitest.setup.ts'],
    testTimeout: 30_000,
    css: { modules: { classNameStrategy: 'non-scoped' } },
    // The platform's packages are TypeScript.
    server: { deps: { inline: [/@saltbush/] } },
  },
});
`;

const SETUP = `import { stubBrowser } from '@saltbush/shared-ui/testing/jsdom';

stubBrowser();
`;

const readme = ({ name, title, path }: NewRemote): string => `# ${name}

${title}. It owns the page \`${path}\` and fills \`${TILE.slot}\`. Test it with \`npm test -w ${name}\`, release it with
\`npm run release -w ${name}\`. After a change of \`remote.json\` or of an operation: \`npm run codegen\`.
`;

function remoteFiles(remote: NewRemote): Record<string, string> {
  const { name, title, path } = remote;
  const routes = [{ path, page: 'home' }];
  const manifest = { name, squad: title, description: title, routes, fills: [TILE], offers: [] };
  return {
    'README.md': readme(remote),
    'package.json': remotePackage(remote),
    'remote.json': json(manifest),
    'sizes.json': json(BUDGET),
    'vitest.config.ts': vitestConfig(remote),
    'vitest.setup.ts': SETUP,
    'src/index.ts': INDEX,
    ...pageFiles(remote),
    ...tileFiles(remote),
  };
}

/**
 * `saltbush create mf-loyalty /loyalty`, in the folder into which a squad has installed the platform's packages: makes it
 * a repository of remotes, with one that has a page and fills a slot.
 */
export function create(name: string | undefined, path = `/${name?.slice('mf-'.length)}`): void {
  const remote = readNewRemote(name, path, USAGE);
  if (existsSync(join(ROOT, remote.name))) throw new Error(`${remote.name} already exists`);
  const own = Object.entries(remoteFiles(remote)).map(
    ([file, text]) => [join(remote.name, file), text] as const,
  );
  for (const [file, text] of [...Object.entries(repositoryFiles()), ...own]) {
    mkdirSync(dirname(join(ROOT, file)), { recursive: true });
    writeFileSync(join(ROOT, file), text);
  }
  print(`Created ${remote.name}. Next: npm install && npm run codegen && npm run release -w ${remote.name}`);
}
