import { expect, type Locator, type Page } from '@playwright/test';

const LIMIT = 90;

/** What indicates an element's focus: its style, its label's, or that of the boxes around it. */
const lookOf = (target: Locator): Promise<string> =>
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

const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement);

/** The focus is on an element of the page, not lost to the body. */
export async function expectFocusKept(page: Page): Promise<void> {
  await expect(page.locator('body'), 'the focus was lost').not.toBeFocused();
}

/** Follows an action that loads a document: the first tab stop is the skip link. */
export async function enterDocument(page: Page, load: () => Promise<unknown>): Promise<void> {
  const loaded = page.waitForEvent('load');
  await load();
  await loaded;
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
}

/** Presses a key until the target has visible focus. Fails after many presses: the target cannot be reached. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible({ timeout: 15_000 });
  const before = (await hasFocus(target)) ? '' : await lookOf(target);
  for (let presses = 0; presses < LIMIT && !(await hasFocus(target)); presses += 1) {
    await expectFocusKept(page);
    await page.keyboard.press(key);
  }
  await expect(target, `reached within ${LIMIT} presses of ${key}`).toBeFocused();
  await expect.poll(() => lookOf(target), 'the focus can be seen').not.toBe(before);
  await expect.poll(() => isOnTop(target), 'nothing covers the focus').toBe(true);
}

/** Tabs to a control and presses it. */
export async function press(page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Tabs to a field and types; text selected on focus is replaced. */
export async function type(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
  await expect(field).toBeFocused();
}

/** Tabs to a group of radio buttons and moves to one of them with the arrow keys. */
export async function choose(page: Page, target: Locator): Promise<void> {
  const group = page.locator(`[type="radio"][name="${await target.getAttribute('name')}"]`);
  const stop = group.and(page.locator(':checked')).or(group.first()).last();
  await tabTo(page, stop);
  for (let presses = 0; presses < LIMIT && !(await hasFocus(target)); presses += 1) {
    await page.keyboard.press('ArrowDown');
    await expectFocusKept(page);
  }
  await page.keyboard.press('Space');
  await expect(target).toBeChecked();
  await expect(target).toBeFocused();
}

/** After navigation within the shop: the new page's heading has the focus and its title was announced. */
export async function expectArrival(page: Page, address: RegExp, heading: RegExp): Promise<void> {
  await expect(page).toHaveURL(address, { timeout: 15_000 });
  const title = page.getByRole('main').getByRole('heading', { level: 1, name: heading });
  await expect(title).toBeFocused({ timeout: 15_000 });
  await expect(page.locator('[data-route-announcer]')).toHaveText(await page.title());
}
