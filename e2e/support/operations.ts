import type { Page, Request } from '@playwright/test';

const nameOf = (request: Request): string | null =>
  request.url().endsWith('/graphql') ? request.postDataJSON()?.operationName : null;

/** Records the names of the operations that a page sends from now on. */
export function watchOperations(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    const name = nameOf(request);
    if (name) names.push(name);
  });
  return names;
}

/** Resolves when the api has responded to the next operation of this name. */
export const responseTo = (page: Page, operation: string) =>
  page.waitForResponse((response) => nameOf(response.request()) === operation);
