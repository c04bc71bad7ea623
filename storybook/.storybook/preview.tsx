import '@saltbush/shared-ui/design/styles.css';
import type { Preview } from '@storybook/react-vite';
import { viewports } from './viewports';

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    a11y: { test: 'error' },
    controls: { matchers: { color: /colou?r$/i, date: /date$/i } },
    options: {
      storySort: {
        order: ['Guides', ['Start here', 'Tokens', 'Copy'], 'Design', 'Catalog', 'Cart', 'Account'],
      },
    },
    viewport: { options: viewports },
    // Links of a story lead nowhere: a click would leave the story.
    docs: { toc: true },
  },
  decorators: [
    (Story) => (
      <div lang="en-AU" onClickCapture={stayOnStory} onKeyDown={undefined}>
        <Story />
      </div>
    ),
  ],
};

function stayOnStory(event: React.MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (link && !link.getAttribute('href')?.startsWith('#')) event.preventDefault();
}

export default preview;
