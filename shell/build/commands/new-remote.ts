import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../src/paths';
import { storyTitle } from '../src/plan';
import { say } from './say';

/** The remote whose settings a new one takes over. */
const MODEL = 'mf-telehealth';

const titleCase = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

const pascalCase = (kebab: string): string => kebab.split('-').map(titleCase).join('');

interface NewRemote {
  name: string;
  /** Words for people: `mf-gift-cards` → `Gift cards`. */
  title: string;
  path: string;
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

function packageJson({ name, title }: NewRemote): string {
  const model = JSON.parse(readFileSync(join(ROOT, MODEL, 'package.json'), 'utf8'));
  return json({ ...model, name: `@saltbush/${name}`, version: '0.1.0', description: title });
}

function remoteJson({ name, title, path }: NewRemote): string {
  const routes = [{ path, page: 'home' }];
  return json({ name, squad: title, description: title, routes, fills: [], offers: [] });
}

const INDEX = `import { defineRemote, type RemoteManifest } from '@saltbush/shared-ui/platform';
import manifest from '../remote.json';

export const { sources, bootstrap, mount, unmount } = defineRemote(manifest as RemoteManifest, {
  home: () => import(/* webpackChunkName: "page-home" */ './pages/home'),
});
`;

const page = ({
  title,
}: NewRemote): string => `import { Container, Heading } from '@saltbush/shared-ui/design/core';
import { definePage } from '@saltbush/shared-ui/platform';

function HomePage() {
  return (
    <Container>
      <Heading level={1}>${title}</Heading>
    </Container>
  );
}

export const page = definePage({
  load: async () => ({ head: { title: '${title} | Saltbush Health' } }),
  Component: HomePage,
});
`;

const pageTest = ({
  title,
}: NewRemote): string => `import { createQueryClient } from '@saltbush/shared-ui/platform';
import { TestShop } from '@saltbush/shared-ui/testing';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { page } from '.';

const address = { params: {}, search: new URLSearchParams() };

describe('home page', () => {
  it('names itself in its heading', () => {
    render(
      <TestShop>
        <page.Component {...address} />
      </TestShop>,
    );
    expect(screen.getByRole('heading', { level: 1, name: '${title}' })).toBeTruthy();
  });

  it('names itself in the document', async () => {
    const context = { ...address, pathname: '/', queryClient: createQueryClient() };
    const { head } = await page.load(context);
    expect(head.title).toBe('${title} | Saltbush Health');
  });
});
`;

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

${title}. It owns the route \`${path}\`. Run its tests with \`npm test -w ${name}\`, release it with \`npm run release -w ${name}\`.
`;

/** A file of the model remote, with the new one's name in it. */
const fromModel = (file: string, name: string): string =>
  readFileSync(join(ROOT, MODEL, file), 'utf8').replaceAll(MODEL, name);

/**
 * The files of a new remote by their path in it.
 * @returns A remote of one page that keeps to the plan, with a test and a story of its own.
 */
export function newRemoteFiles(name: string, path: string): Record<string, string> {
  const remote = { name, path, title: titleCase(name.slice('mf-'.length).replaceAll('-', ' ')) };
  // Story files are told apart by name alone, over all remotes.
  const story = `src/pages/home/${pascalCase(name.slice('mf-'.length))}HomePage.stories.tsx`;
  return {
    'package.json': packageJson(remote),
    'README.md': readme(remote),
    'remote.json': remoteJson(remote),
    'vitest.config.ts': fromModel('vitest.config.ts', name),
    'vitest.setup.ts': fromModel('vitest.setup.ts', name),
    'src/index.ts': INDEX,
    'src/pages/home/index.tsx': page(remote),
    'src/pages/home/home.test.tsx': pageTest(remote),
    [story]: pageStory(remote, story),
  };
}

/** `npm run new:remote -- mf-name /path`: a remote with one page that keeps to the plan, passes its own test, lint and
 * boundaries, and mounts. */
export function newRemote(name: string | undefined, path: string | undefined): void {
  if (!name || !/^mf-[a-z][a-z-]*[a-z]$/.test(name))
    throw new Error('Usage: npm run new:remote -- mf-name /path');
  if (!path || !/^\/[a-z0-9/-]+$/.test(path)) throw new Error('Usage: npm run new:remote -- mf-name /path');
  if (existsSync(join(ROOT, name))) throw new Error(`${name} exists already`);
  for (const [file, text] of Object.entries(newRemoteFiles(name, path))) {
    const target = join(ROOT, name, file);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
  spawnSync('npm', ['install', '--silent'], { cwd: ROOT, stdio: 'inherit' });
  say(`${name} is at ${path} after: npm run release -w ${name}`);
}
