import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readTexts } from '../src/documents/files';
import { ROOT } from '../src/paths';

/** The packages that the shop is built on (decision 0047), as sources name them. */
const FOUNDATIONS = [
  ...['react', 'react-dom', 'webpack', '@module-federation/enhanced', 'single-spa', 'single-spa-react'],
  ...['zustand', '@tanstack/react-query', 'graphql-request', 'express', 'graphql-http', 'mongodb'],
  ...['vitest', 'storybook', '@playwright/test'],
];

const sources = readTexts(ROOT).filter(({ path }) => /\.(ts|tsx|mjs)$/.test(path));

it.each(FOUNDATIONS)('the shop is built on %s', (name) => {
  const users = sources.filter(({ text }) =>
    new RegExp(`(from|import|import\\() ?'${name}(/[^']*)?'`).test(text),
  );
  expect(users.length, `no source imports ${name}`).toBeGreaterThan(0);
  const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { dependencies?: object; devDependencies?: object }>;
  };
  const workspaces = Object.entries(lock.packages).filter(([path]) => !path.includes('node_modules/'));
  const declaring = workspaces.filter(([, { dependencies, devDependencies }]) =>
    Object.hasOwn({ ...dependencies, ...devDependencies }, name),
  );
  expect(declaring.length, `no workspace declares ${name}`).toBeGreaterThan(0);
});
