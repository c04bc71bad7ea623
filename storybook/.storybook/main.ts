import type { StorybookConfig } from '@storybook/react-vite';

const stories = ['../../shared-ui/src/**/*.stories.tsx', '../../mf-*/src/**/*.stories.tsx'];

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../guides/*.mdx', ...stories],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) => ({
    ...vite,
    // Addresses relative to the page, so that the static build opens from any folder.
    base: './',
    optimizeDeps: {
      ...vite.optimizeDeps,
      // Find what the stories import before the first one runs: finding it later reloads the page under a test.
      entries: stories.map((pattern) => pattern.replace('../../', '../')),
    },
  }),
};

export default config;
