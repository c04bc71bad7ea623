import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test';

/** Sends a request with the helper that the shell shares with every remote. */
const ask = (page: Page, url: string, method: string) =>
  page.evaluate(
    async ([path, verb]) => {
      type Platform = typeof import('@saltbush/shared-ui/platform');
      type Shared = Record<string, { get: () => Promise<() => Platform> }>;
      interface Federation {
        __INSTANCES__: { name: string; shareScopeMap: { default: Record<string, Shared> } }[];
      }
      const { __INSTANCES__: hosts } = (window as unknown as { __FEDERATION__: Federation }).__FEDERATION__;
      const shared = hosts.find(({ name }) => name === 'shell')?.shareScopeMap.default;
      const [version] = Object.values(shared?.['@saltbush/shared-ui/platform'] ?? {});
      const platform = (await version?.get())?.();
      return platform?.jsonRequest(path as string, { method: verb as 'GET' | 'POST' });
    },
    [url, method],
  );

test('the helper of all remotes words what failed: 504 by itself, others by status and text [8-14 8-15]', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const missing = await ask(page, '/api/nothing-here', 'GET');
  expect(missing).toMatchObject({ success: false, status: 404, error: '404 - Not Found' });
  const refused = await ask(page, '/api/auth/login', 'POST');
  expect(refused).toMatchObject({ success: false, status: 401, error: '401 - Unauthorized' });
  await page.route('**/api/auth/providers', (route) => route.fulfill({ status: 504, json: { kept: 1 } }));
  const late = await ask(page, '/api/auth/providers', 'GET');
  expect(late).toEqual({
    data: { kept: 1 },
    success: false,
    status: 504,
    error: 'No cached response available',
  });
});
