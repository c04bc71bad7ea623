import type { Page, Route } from '@playwright/test';

/**
 * Handles the matching requests of a page until the returned function is called; later ones pass. Unlike `unroute`,
 * which answers what its handler still works on, so that the handler then fails, it lets each request have one answer.
 */
export async function interfere(
  page: Page,
  requests: RegExp | ((url: URL) => boolean),
  handle: (route: Route) => Promise<void>,
): Promise<() => void> {
  let isOver = false;
  await page.route(requests, (route) => (isOver ? route.fallback() : handle(route)));
  return () => {
    isOver = true;
  };
}
