import { colours } from '@saltbush/shared-ui/design/tokens';
import type { Decorator } from '@storybook/react-vite';

const GROUNDS = ['paper', 'mist', 'sand', 'brand-soft', 'brand-dark'] as const;

/** The grounds on which components stand in the shop. */
export const grounds = Object.fromEntries(
  GROUNDS.map((name) => [name, { name: `Ground: ${name}`, value: colours[name] }]),
);

/** A choice in the toolbar: text as large as visitors set it (WCAG 1.4.4). */
export const textSizes = {
  description: 'Size of text',
  toolbar: {
    icon: 'paragraph',
    dynamicTitle: true,
    items: ['100%', '150%', '200%'].map((value) => ({ value, title: `Text ${value}` })),
  },
} as const;

/** Enlarges text as the visitor's browser would. */
export const withTextSize: Decorator = (Story, { globals }) => {
  const size = globals.textSize === '100%' ? '' : String(globals.textSize);
  if (document.documentElement.style.fontSize !== size) document.documentElement.style.fontSize = size;
  return Story();
};
