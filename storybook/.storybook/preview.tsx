import '@saltbush/shared-ui/design/styles.css';
import { expectAllHandled, resetNetwork } from '@saltbush/shared-ui/testing';
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { toastStore } from '../../shared-ui/src/design/components/Toast/toast';
import { DocsPage } from './DocsPage';
import { startNetwork } from './network';
import { backgrounds, textSizes, withTextSize } from './themes';
import { viewports } from './viewports';
import { resetVisitor } from './visitor';

// Modules that a story waits for may have to be built or loaded first.
configure({ asyncUtilTimeout: 8000 });

// Links in stories would navigate away from the story; links in guides work.
document.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  const isGuide = link?.closest('#storybook-docs') && !link.closest('.sb-story');
  if (link && !isGuide && !link.getAttribute('href')?.startsWith('#')) event.preventDefault();
});

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [withTextSize],
  globalTypes: { textSize: textSizes },
  initialGlobals: { textSize: '100%' },
  beforeAll: startNetwork,
  beforeEach: () => {
    // Stories never share mocked responses.
    resetNetwork();
    resetVisitor();
    // A toast outlives the story that showed it.
    for (const { id } of toastStore.current()) toastStore.close(id);
  },
  // A story with an unmocked request fails.
  afterEach: expectAllHandled,
  parameters: {
    a11y: {
      test: 'error',
      // Invisible focus guards around an overlay: they pass the focus on immediately.
      context: { exclude: ['[data-base-ui-focus-guard]'] },
    },
    backgrounds: { options: backgrounds },
    controls: { matchers: { color: /colou?r$/i, date: /date$/i } },
    docs: { toc: true, page: DocsPage },
    options: {
      storySort: {
        order: [
          'Guides',
          [
            'Start here',
            'Tokens',
            'Copy',
            'Composing a page',
            'Forms',
            'Loading, empty and error',
            'Props',
            'Adding a component',
          ],
          'Design',
          'Forms',
          'Header',
          'Catalog',
          'Cart',
          'Account',
          'Telehealth',
          'Journey',
        ],
      },
    },
    viewport: { options: viewports },
  },
};

export default preview;
