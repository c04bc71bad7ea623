import { type BrowserContext, expect, type Page } from '@playwright/test';
import { stampBus } from '../bus-stamps';
import { PRODUCT } from '../paths';
import { cartButton } from './cart';

/** Opens a product page and, in a second tab, the home page; both note when events of the bus pass. Returns the second. */
export async function openTabs(context: BrowserContext, first: Page): Promise<Page> {
  await stampBus(context);
  const second = await context.newPage();
  await second.goto('/');
  await first.goto(PRODUCT);
  await expect(cartButton(second, 0)).toBeVisible();
  return second;
}
