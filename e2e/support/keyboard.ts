import { expect, type Locator, type Page } from '@playwright/test';

const LIMIT = 90;

/** What shows the focus of an element: its own look, its label's and that of the boxes around it. */
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

/** True when the element, or the label that stands for it, is on the screen and nothing lies over it. */
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

/** The focus is somewhere on the page, not fallen back to its body. */
export async function expectFocusKept(page: Page): Promise<void> {
  await expect(page.locator('body'), 'the focus was lost').not.toBeFocused();
}

/** Enters the document that an action loads: the first stop is the link over the header. */
export async function enterDocument(page: Page, load: () => Promise<unknown>): Promise<void> {
  const loaded = page.waitForEvent('load');
  await load();
  await loaded;
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
}

/** Presses a key until the target has the focus, and shows it. Fails after many presses: nothing is out of reach. */
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

/** Goes to a control with the Tab key and presses it. */
export async function press(page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Goes to a field with the Tab key and types; what the browser selected on arrival is replaced. */
export async function type(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
  await expect(field).toBeFocused();
}

/** Goes to a group of radio buttons with the Tab key and to one of them with the arrow keys. */
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

/** After a navigation within the shop: the new page's heading has the focus and its title was announced. */
export async function expectArrival(page: Page, address: RegExp, heading: RegExp): Promise<void> {
  await expect(page).toHaveURL(address, { timeout: 15_000 });
  const title = page.getByRole('main').getByRole('heading', { level: 1, name: heading });
  await expect(title).toBeFocused({ timeout: 15_000 });
  await expect(page.locator('[data-route-announcer]')).toHaveText(await page.title());
}
