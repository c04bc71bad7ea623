import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { differences } from '../layout/compare';
import { linesOf } from '../layout/format';
import { readLayout } from '../layout/read';
import { settle } from '../settle';
import { findFaults } from '.';
import { smallTargets } from './targets';

/** Faults that every story is checked for. Each story adds one, expects it to be reported, and removes it. */
const meta = {
  title: 'Checks/Faults of a layout',
  render: () => <p>A breach is planted here, found and removed.</p>,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Renders markup below the story while a callback inspects it. */
async function withMarkup<T>(canvas: HTMLElement, markup: string, look: () => T): Promise<T> {
  const plot = document.createElement('div');
  plot.innerHTML = markup;
  canvas.append(plot);
  await settle();
  try {
    return look();
  } finally {
    plot.remove();
  }
}

const findAll = () => [...findFaults(), ...smallTargets()];

const finds = (markup: string, ...faults: unknown[]): Story => ({
  play: async ({ canvasElement }) => {
    await expect(findAll()).toEqual([]);
    await expect(await withMarkup(canvasElement, markup, findAll)).toEqual(faults);
  },
});

export const WiderThanTheWindow: Story = finds(
  '<div style="inline-size: 3000px; block-size: 8px; background: black"></div>',
  expect.stringMatching(/^the page is \d+ px wide in a window of \d+ px, so that it scrolls sideways$/),
);

export const TextOnText: Story = finds(
  '<p>Free delivery</p><p style="margin-block-start: -2.2em">over $50</p>',
  '“Free delivery” and “over $50” lie on top of each other',
);

export const TextCutOff: Story = finds(
  '<p style="inline-size: 3em; overflow: hidden; white-space: nowrap">Uninterrupted</p>',
  '“Uninterrupted” is cut off',
);

export const ShortenedOnPurpose: Story = finds(
  '<p style="inline-size: 3em; overflow: hidden; white-space: nowrap; text-overflow: ellipsis">Uninterrupted</p>',
);

export const FontOfTheMachine: Story = finds(
  '<code style="font-family: monospace">WELCOME10</code>',
  '“WELCOME10” is drawn with monospace, which is not shipped',
);

export const CharacterOfNoShippedFont: Story = finds(
  '<p>Next →</p>',
  '“Next →” has characters that no shipped font has: →',
);

/** Stories end in a phone's window, or begin in one. */
const onPhone = (story: Story, name?: string): Story => ({
  ...story,
  name,
  globals: { viewport: { value: 'phone' } },
});

export const SmallTarget: Story = onPhone(
  finds(
    '<button type="button" style="block-size: 24px; inline-size: 60px">Change</button>',
    '“Change” is 60 × 24 px, too small for a finger',
  ),
  'A control that a finger could miss [look-09]',
);

export const TargetMetAroundItself: Story = onPhone(
  finds(
    '<button type="button" class="sb-finger" style="block-size: 24px; inline-size: 60px; margin-block: 12px">Change</button>',
  ),
);

export const LinkInASentence: Story = onPhone(
  finds('<p>Read <a href="#terms">the terms</a> before you go on.</p>'),
);

const CARD =
  '<section aria-label="Cart"><h3>Your cart</h3><div style="display: flex; align-items: flex-start"><p>Magnesium</p>';

/** Compares the snapshots of a small cart before and after a style change. */
const changes = (style: string, ...expected: unknown[]): Story => ({
  play: async ({ canvasElement }) => {
    const read = () => linesOf(readLayout());
    const before = await withMarkup(canvasElement, `${CARD}<p>$24.95</p></div></section>`, read);
    const after = await withMarkup(
      canvasElement,
      `${CARD}<p style="${style}">$24.95</p></div></section>`,
      read,
    );
    await expect(differences(before, after)).toEqual(expected);
  },
});

const PRICE = expect.stringMatching(/^- {3}\$24\.95 {2}@ →\d+–\d+$/);

export const Vanished: Story = changes('display: none', PRICE);

export const OutOfSight: Story = changes('clip-path: inset(50%)', PRICE, expect.stringMatching(/^\+ .*@ ·$/));

export const InAnotherColumn: Story = changes(
  'margin-inline-start: 40px',
  PRICE,
  expect.stringMatching(/^\+ .*@ →/),
);

export const InAnotherRow: Story = changes(
  'margin-block-start: 90px',
  PRICE,
  expect.stringMatching(/^\+ .*@ ↓/),
);

/** Browsers round text widths differently by a few pixels. */
export const SlightlyWider: Story = changes('padding-inline-end: 4px');
