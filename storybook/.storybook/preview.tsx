import '@saltbush/shared-ui/design/styles.css';
import { expectAllAnswered, resetNetwork } from '@saltbush/shared-ui/testing';
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { toastStore } from '../../shared-ui/src/design/components/Toast/toast';
import { DocsPage } from './DocsPage';
import { startNetwork } from './network';
import { grounds, textSizes, withTextSize } from './themes';
import { viewports } from './viewports';
import { forgetVisitor } from './visitor';

// What a story waits for may have to be built or loaded first.
configure({ asyncUtilTimeout: 8000 });

// A story's links would leave the story; those of the guides lead on.
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
    // No story sees another's answers.
    resetNetwork();
    forgetVisitor();
    // A toast outlives the story that said it.
    for (const { id } of toastStore.current()) toastStore.close(id);
  },
  // A story that asked for what it does not answer fails.
  afterEach: expectAllAnswered,
  parameters: {
    a11y: {
      test: 'error',
      // Invisible stops around an overlay: focus that lands on one is moved on at once.
      context: { exclude: ['[data-base-ui-focus-guard]'] },
    },
    backgrounds: { options: grounds },
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
