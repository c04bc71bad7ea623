import { createRequire } from 'node:module';
import type { StorybookConfig } from '@storybook/react-vite';

const stories = [
  '../../shared-ui/src/**/*.stories.tsx',
  '../../mf-*/src/**/*.stories.tsx',
  '../appearance/**/*.stories.tsx',
];

/** The worker comes from the installed package, so that it is always of the same version. */
const require = createRequire(import.meta.url);
const WORKER = require.resolve('msw/mockServiceWorker.js');

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../guides/*.mdx', ...stories],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: [
    { from: WORKER, to: '/mockServiceWorker.js' },
    // Pictures that the shell serves.
    { from: '../../shell/public/images', to: '/images' },
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) => ({
    ...vite,
    // Addresses relative to the page, so that the static build opens from any folder.
    base: './',
    optimizeDeps: {
      ...vite.optimizeDeps,
      // Find what the stories import before the first one runs: finding it later reloads the page under a test.
      entries: stories.map((pattern) => pattern.replace('../', '')),
      include: [...(vite.optimizeDeps?.include ?? []), 'msw', 'msw/browser'],
    },
  }),
};

export default config;
