import { expect, type Locator, type Page } from '@playwright/test';
import { expectFocusKept, expectFocusSeen, hasFocus, lookOf } from './focus';

const LIMIT = 90;
/** Presses a key until the target has visible focus. Fails after many presses: the target cannot be reached. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible({ timeout: 15_000 });
  const before = (await hasFocus(target)) ? '' : await lookOf(target);
  for (let presses = 0; presses < LIMIT && !(await hasFocus(target)); presses += 1) {
    await expectFocusKept(page);
    await page.keyboard.press(key);
  }
  await expect(target, `reached within ${LIMIT} presses of ${key}`).toBeFocused();
  await expectFocusSeen(target, before);
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
