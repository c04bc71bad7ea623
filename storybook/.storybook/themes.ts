import { colours } from '@saltbush/shared-ui/design/tokens';
import type { Decorator } from '@storybook/react-vite';

const BACKGROUNDS = ['paper', 'mist', 'sand', 'brand-soft', 'brand-dark'] as const;

/** The background colours that components are used on in the shop. */
export const backgrounds = Object.fromEntries(
  BACKGROUNDS.map((name) => [name, { name: `Background: ${name}`, value: colours[name] }]),
);

/** Toolbar menu for the visitor's text size (WCAG 1.4.4). */
export const textSizes = {
  description: 'Text size',
  toolbar: {
    icon: 'paragraph',
    dynamicTitle: true,
    items: ['100%', '150%', '200%'].map((value) => ({ value, title: `Text ${value}` })),
  },
} as const;

/** Enlarges text as a browser's text-size setting does. */
export const withTextSize: Decorator = (Story, { globals }) => {
  const size = globals.textSize === '100%' ? '' : String(globals.textSize);
  if (document.documentElement.style.fontSize !== size) document.documentElement.style.fontSize = size;
  return Story();
};
