import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';

const ROOT = join(import.meta.dirname, '../..');

const stories = [
  '../../shared-ui/src/**/*.stories.tsx',
  '../../mf-*/src/**/*.stories.tsx',
  '../appearance/**/*.stories.tsx',
  '../mails/**/*.stories.tsx',
];

/** The worker is served from the installed package, so that its version always matches. */
const require = createRequire(import.meta.url);
const WORKER = require.resolve('msw/mockServiceWorker.js');

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../guides/*.mdx', ...stories],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: [
    { from: WORKER, to: '/mockServiceWorker.js' },
    // Images served by the shell.
    { from: '../../shell/public/images', to: '/images' },
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: {
    // Reads the resolved types, for the tables of props. Tests need none.
    reactDocgen: process.env.VITEST ? false : 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      tsconfigPath: join(ROOT, 'tsconfig.json'),
      include: [join(ROOT, 'shared-ui/src/**/*.tsx'), join(ROOT, 'mf-*/src/**/*.tsx')],
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      skipChildrenPropWithoutDoc: false,
      // Components pass other attributes on to their element.
      propFilter: ({ name, parent }) => name === 'children' || !parent?.fileName.includes('node_modules'),
    },
  },
  viteFinal: (vite) => ({
    ...vite,
    // Relative URLs, so that the static build works from any folder.
    base: './',
    optimizeDeps: {
      ...vite.optimizeDeps,
      // Discovers the stories' imports up front: discovering one later would reload the page during a test.
      entries: stories.map((pattern) => pattern.replace('../', '')),
      include: [...(vite.optimizeDeps?.include ?? []), 'msw', 'msw/browser'],
    },
  }),
};

export default config;
