import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../../src/paths';
import { storyTitle } from '../../src/structure';
import { pagesModule } from '../../src/structure/remote-pages';
import { print } from '../print';
import { INDEX, json, type NewRemote, pageFiles, pascalCase, readNewRemote } from './page-files';

/** The remote that new ones copy their settings from. */
const TEMPLATE = 'mf-telehealth';
const USAGE = 'npm run new:remote -- mf-name /path';

function packageJson({ name, title }: NewRemote): string {
  const template = JSON.parse(readFileSync(join(ROOT, TEMPLATE, 'package.json'), 'utf8'));
  return json({ ...template, name: `@saltbush/${name}`, version: '0.1.0', description: title });
}

function remoteJson({ name, title, path }: NewRemote): string {
  const routes = [{ path, page: 'home' }];
  return json({ name, squad: title, description: title, routes, fills: [], offers: [] });
}

/** In kB: an empty page, and room for what will be on it. */
const BUDGET = { app: 2, 'page-home': 15, remoteEntry: 5 };

const pageStory = (
  remote: NewRemote,
  path: string,
): string => `import { TestShop } from '@saltbush/shared-ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { page } from '.';

const meta = {
  title: '${storyTitle(remote.name, path)}',
  component: page.Component,
  args: { params: {}, search: new URLSearchParams() },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <TestShop>
        <main>
          <Story />
        </main>
      </TestShop>
    ),
  ],
} satisfies Meta<typeof page.Component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { name: '${remote.title}' })).toBeVisible();
  },
};
`;

const readme = ({ name, title, path }: NewRemote): string => `# ${name}

${title}. It owns the route \`${path}\`. Test it with \`npm test -w ${name}\`, release it with \`npm run release -w ${name}\`.
`;

/** Returns a file of the template remote with the new remote's name in it. */
const fromTemplate = (file: string, name: string): string =>
  readFileSync(join(ROOT, TEMPLATE, file), 'utf8').replaceAll(TEMPLATE, name);

/**
 * Creates the files of a new remote with one page, a test and a story.
 * @returns The files' contents by their path within the remote.
 */
export function newRemoteFiles(name: string, path: string): Record<string, string> {
  const remote = readNewRemote(name, path, USAGE);
  // Story files are identified by their name alone, across all remotes.
  const story = `src/pages/home/${pascalCase(name.slice('mf-'.length))}HomePage.stories.tsx`;
  return {
    'package.json': packageJson(remote),
    'README.md': readme(remote),
    'remote.json': remoteJson(remote),
    'sizes.json': json(BUDGET),
    'vitest.config.ts': fromTemplate('vitest.config.ts', name),
    'vitest.setup.ts': fromTemplate('vitest.setup.ts', name),
    'src/index.ts': INDEX,
    ...pageFiles(remote),
    [story]: pageStory(remote, story),
  };
}

/** `npm run new:remote -- mf-name /path`: creates a remote with one page that passes its test, lint, boundaries and
 * structure checks, and mounts. */
export function newRemote(named: string | undefined, at: string | undefined): void {
  const { name, path } = readNewRemote(named, at, USAGE);
  if (existsSync(join(ROOT, name))) throw new Error(`${name} already exists`);
  const files = newRemoteFiles(name, path);
  const generated = { 'src/generated/pages.ts': pagesModule(JSON.parse(files['remote.json'] ?? '')) };
  for (const [file, text] of Object.entries({ ...files, ...generated })) {
    const target = join(ROOT, name, file);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
  spawnSync('npm', ['install', '--silent'], { cwd: ROOT, stdio: 'inherit' });
  print(`Created ${name}. Run npm run release -w ${name} to serve it at ${path}.`);
}
