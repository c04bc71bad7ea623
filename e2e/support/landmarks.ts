import type { Locator, Page } from '@playwright/test';

/** The page's content, between header and footer. */
export const main = (page: Page): Locator => page.getByRole('main');

/** The header. */
export const banner = (page: Page): Locator => page.getByRole('banner');

/** The footer. */
export const footer = (page: Page): Locator => page.getByRole('contentinfo');
