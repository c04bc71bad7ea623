import type { Page } from '@playwright/test';
import type { EarlyAction } from './act-when-painted';

export interface EarlyControl {
  path: string;
  action: EarlyAction;
  /** Only painted on a phone. */
  isOnPhones?: boolean;
  /** How often the action has taken effect. */
  effects: (page: Page, operations: readonly string[]) => Promise<number>;
}

/** Counts requests that add to the cart. */
export const added: EarlyControl['effects'] = async (_page, operations) =>
  operations.filter((name) => name === 'CartAddItem').length;

/** Counts elements that the action makes appear. */
export const counted =
  (css: string): EarlyControl['effects'] =>
  (page) =>
    page.locator(css).count();

/** 1 if the page has another address because of the action. */
export const atAddress =
  (pattern: RegExp): EarlyControl['effects'] =>
  async (page) =>
    pattern.test(page.url()) ? 1 : 0;
