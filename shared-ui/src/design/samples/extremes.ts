import { expect } from 'storybook/test';

/** 200 characters: words first, then one that never ends. */
export const long =
  `${'Nutritional supplement with extraordinarily many words in its name '.repeat(2)}${'Verylong'.repeat(9)}`.slice(
    0,
    200,
  );

/** Nowhere to break. */
export const endless = 'Endless'.repeat(28);

/** What a story of extremes needs: the narrowest window, and no page margin to hide in. */
export const narrowest = {
  globals: { viewport: { value: 'narrowest' } },
  parameters: { layout: 'fullscreen' },
} as const;

/** The parts of a box that reach out of it, for the message of a test. */
function outOf(box: HTMLElement): string {
  const { right } = box.getBoundingClientRect();
  const parts = [...box.querySelectorAll('*')].filter(
    (part) => part.getBoundingClientRect().right > right + 1,
  );
  return [...new Set(parts.map((part) => part.getAttribute('class') ?? part.tagName))].join(', ');
}

/** Nothing is wider than the box it stands in, nor the page than the window. */
export async function expectToFit(canvas: HTMLElement): Promise<void> {
  const boxes = [...canvas.querySelectorAll<HTMLElement>('[data-box]')];
  await expect(boxes.length).toBeGreaterThan(0);
  const tooWide = boxes
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
    .map((box) => `${box.dataset.box}: ${box.scrollWidth} in ${box.clientWidth} (${outOf(box)})`);
  await expect(tooWide).toEqual([]);
  const { scrollWidth, clientWidth } = document.documentElement;
  await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
}
