const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const pascalCase = (kebab: string): string => kebab.split('-').map(capitalise).join('');

/** What a remote that is created is called. */
export interface NewRemote {
  name: string;
  /** Display name: `mf-gift-cards` → `Gift cards`. */
  title: string;
  path: string;
}

/** @throws {Error} with the usage, if the name or the path is missing or cannot be one */
export function readNewRemote(name: string | undefined, path: string | undefined, usage: string): NewRemote {
  if (!name || !/^mf-[a-z][a-z-]*[a-z]$/.test(name)) throw new Error(`Usage: ${usage}`);
  if (!path || !/^\/[a-z0-9/-]+$/.test(path)) throw new Error(`Usage: ${usage}`);
  return { name, path, title: capitalise(name.slice('mf-'.length).replaceAll('-', ' ')) };
}

export const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

export const INDEX = `import { defineRemote, type RemoteManifest } from '@saltbush/shared-ui/platform';
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

/** Returns a remote's one page with its test, by path within the remote. */
export const pageFiles = (remote: NewRemote): Record<string, string> => ({
  'src/pages/home/index.tsx': page(remote),
  'src/pages/home/home.test.tsx': pageTest(remote),
});
