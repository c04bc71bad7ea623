import '@saltbush/shared-ui/design/styles.css';
import type { Preview } from '@storybook/react-vite';
import { toastStore } from '../../shared-ui/src/design/components/Toast/toast';
import { viewports } from './viewports';

// A story's links would leave the story; those of the guides lead on.
document.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  const isGuide = link?.closest('#storybook-docs') && !link.closest('.sb-story');
  if (link && !isGuide && !link.getAttribute('href')?.startsWith('#')) event.preventDefault();
});

const preview: Preview = {
  tags: ['autodocs'],
  // A toast outlives the story that said it.
  beforeEach: () => {
    for (const { id } of toastStore.current()) toastStore.close(id);
  },
  parameters: {
    a11y: {
      test: 'error',
      // Invisible stops around an overlay: focus that lands on one is moved on at once.
      context: { exclude: ['[data-base-ui-focus-guard]'] },
    },
    controls: { matchers: { color: /colou?r$/i, date: /date$/i } },
    docs: { toc: true },
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
          'Header',
          'Catalog',
          'Cart',
          'Account',
        ],
      },
    },
    viewport: { options: viewports },
  },
};

export default preview;
