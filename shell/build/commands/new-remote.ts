import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../src/paths';
import { say } from './say';

const titleCase = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

interface NewRemote {
  name: string;
  /** Words for people: `mf-gift-cards` → `Gift cards`. */
  title: string;
  path: string;
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

function packageJson({ name, title }: NewRemote): string {
  const model = JSON.parse(readFileSync(join(ROOT, 'mf-telehealth/package.json'), 'utf8'));
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

function files(remote: NewRemote): Record<string, string> {
  return {
    'package.json': packageJson(remote),
    'remote.json': remoteJson(remote),
    'src/index.ts': INDEX,
    'src/pages/home/index.tsx': page(remote),
  };
}

/** `npm run new:remote -- mf-name /path`: a remote with one page that builds, passes lint and mounts. */
export function newRemote(name: string | undefined, path: string | undefined): void {
  if (!name || !/^mf-[a-z][a-z-]*[a-z]$/.test(name))
    throw new Error('Usage: npm run new:remote -- mf-name /path');
  if (!path || !/^\/[a-z0-9/-]+$/.test(path)) throw new Error('Usage: npm run new:remote -- mf-name /path');
  if (existsSync(join(ROOT, name))) throw new Error(`${name} exists already`);
  const remote = { name, path, title: titleCase(name.slice('mf-'.length).replaceAll('-', ' ')) };
  for (const [file, text] of Object.entries(files(remote))) {
    const target = join(ROOT, name, file);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
  spawnSync('npm', ['install', '--silent'], { cwd: ROOT, stdio: 'inherit' });
  say(`${name} is at ${path} after: npm run release -w ${name}`);
}
