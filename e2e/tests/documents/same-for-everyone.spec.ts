import type { APIRequestContext } from '@playwright/test';
import { PRODUCT, SEARCH } from '../../support/paths';
import { expect, test } from '../../support/test';

const PATHS = ['/', '/browse/vitamins', SEARCH, PRODUCT, '/telehealth', '/weight-management'];
/** How long a document is fresh, and then some: whoever comes later has it rendered again. */
const PATIENCE = { timeout: 60_000, intervals: [1000] };

/** A document, and when the shop read its data. */
async function read(request: APIRequestContext, path: string): Promise<{ html: string; readAt: number }> {
  const response = await request.get(path);
  const age = /dur=(\d+)/.exec(response.headers()['server-timing'] ?? '')?.[1];
  return { html: await response.text(), readAt: Date.now() - Number(age) };
}

for (const path of PATHS)
  test(`${path} is the same for everyone: rendered again, it says nothing else [look-14]`, async ({
    request,
  }) => {
    const first = await read(request, path);
    let later = first;
    await expect
      .poll(async () => {
        later = await read(request, path);
        return later.readAt - first.readAt;
      }, PATIENCE)
      .toBeGreaterThan(5000);
    expect(later.html).toBe(first.html);
  });
