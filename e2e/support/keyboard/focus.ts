import { expect, type Locator, type Page } from '@playwright/test';

/** What indicates an element's focus: its style, its label's, or that of the boxes around it. */
export const lookOf = (target: Locator): Promise<string> =>
  target.evaluate((element) => {
    const label = (element as HTMLInputElement).labels?.[0];
    const parts = [
      element,
      element.parentElement,
      element.nextElementSibling,
      label,
      element.closest('form'),
    ];
    const looks = parts.flatMap((part) =>
      part ? ['', '::before', '::after'].map((pseudo) => getComputedStyle(part, pseudo)) : [],
    );
    return looks
      .map(({ outline, boxShadow, borderColor, backgroundColor, textDecoration }) =>
        [outline, boxShadow, borderColor, backgroundColor, textDecoration].join(),
      )
      .join('\n');
  });

/** Whether the element, or the label that represents it, is in view and not covered. */
const isOnTop = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => {
    const label = (element as HTMLInputElement).labels?.[0];
    return [element, label].some((part) => {
      const { x, y, width, height } = part?.getBoundingClientRect() ?? new DOMRect();
      const top = document.elementFromPoint(x + width / 2, y + height / 2);
      return Boolean(top && (part?.contains(top) || top.contains(element)));
    });
  });

/** Whether the element has the focus. */
export const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement);

/** The focus is on an element of the page, not lost to the body. */
export async function expectFocusKept(page: Page): Promise<void> {
  await expect(page.locator('body'), 'the focus was lost').not.toBeFocused();
}

/** The focus on the element can be seen: the element looks different from before, and nothing covers it. */
export async function expectFocusSeen(target: Locator, before: string): Promise<void> {
  await expect.poll(() => lookOf(target), 'the focus can be seen').not.toBe(before);
  await expect.poll(() => isOnTop(target), 'nothing covers the focus').toBe(true);
}
