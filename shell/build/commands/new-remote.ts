import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../src/paths';
import { storyTitle } from '../src/structure';
import { pagesModule } from '../src/structure/remote-pages';
import { print } from './print';

/** The remote that new ones copy their settings from. */
const TEMPLATE = 'mf-telehealth';

const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const pascalCase = (kebab: string): string => kebab.split('-').map(capitalise).join('');

interface NewRemote {
  name: string;
  /** Display name: `mf-gift-cards` → `Gift cards`. */
  title: string;
  path: string;
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

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

const INDEX = `import { defineRemote, type RemoteManifest } from '@saltbush/shared-ui/platform';
import manifest from '../remote.json';
import { pages } from './generated/pages';

export const { sources, bootstrap, mount, unmount } = defineRemote(manifest as RemoteManifest, pages);
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
  it('shows its name as the heading', () => {
    render(
      <TestShop>
        <page.Component {...address} />
      </TestShop>,
    );
    expect(screen.getByRole('heading', { level: 1, name: '${title}' })).toBeTruthy();
  });

  it('sets the document title', async () => {
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
  const remote = { name, path, title: capitalise(name.slice('mf-'.length).replaceAll('-', ' ')) };
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
    'src/pages/home/index.tsx': page(remote),
    'src/pages/home/home.test.tsx': pageTest(remote),
    [story]: pageStory(remote, story),
  };
}

/** `npm run new:remote -- mf-name /path`: creates a remote with one page that passes its test, lint, boundaries and
 * structure checks, and mounts. */
export function newRemote(name: string | undefined, path: string | undefined): void {
  if (!name || !/^mf-[a-z][a-z-]*[a-z]$/.test(name))
    throw new Error('Usage: npm run new:remote -- mf-name /path');
  if (!path || !/^\/[a-z0-9/-]+$/.test(path)) throw new Error('Usage: npm run new:remote -- mf-name /path');
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
