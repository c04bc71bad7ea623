import { expect } from 'storybook/test';

/** 200 characters: words, then one that does not break. */
export const long =
  `${'Nutritional supplement with extraordinarily many words in its name '.repeat(2)}${'Verylong'.repeat(9)}`.slice(
    0,
    200,
  );

/** A long text without break opportunities. */
export const endless = 'Endless'.repeat(28);

/** Parameters of stories of extremes: the narrowest viewport, without a page margin. */
export const narrowest = {
  globals: { viewport: { value: 'narrowest' } },
  parameters: { layout: 'fullscreen' },
} as const;

/** Returns the descendants that overflow a box, for a test's failure message. */
function outOf(box: HTMLElement): string {
  const { right } = box.getBoundingClientRect();
  const parts = [...box.querySelectorAll('*')].filter(
    (part) => part.getBoundingClientRect().right > right + 1,
  );
  return [...new Set(parts.map((part) => part.getAttribute('class') ?? part.tagName))].join(', ');
}

/** Asserts that nothing overflows its box, nor the page the window. */
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
