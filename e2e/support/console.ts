import type { Page } from '@playwright/test';

const IGNORED = [/Failed to load resource/];

/** Console output that fails a test: errors and hydration warnings. */
export function watchConsole(page: Page): string[] {
  const words: string[] = [];
  page.on('pageerror', (error) => words.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !IGNORED.some((pattern) => pattern.test(message.text())))
      words.push(message.text());
  });
  return words;
}
