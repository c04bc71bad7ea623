import type { APIResponse } from '@playwright/test';
import { watchOperations } from '../../support/operations';
import { expect, test } from '../../support/test';
import { visit } from '../../support/visit';

/** Age of a document's data, in milliseconds. */
const ageOf = (response: APIResponse): number =>
  Number(/age;dur=(\d+)/.exec(response.headers()['server-timing'] ?? '')?.[1]);

test('a browser that has a document does not receive it again, even after it was refreshed', async ({
  request,
}) => {
  const path = '/shipping-returns';
  const first = await request.get(path);
  const headers = { 'If-None-Match': first.headers().etag ?? '' };
  expect(headers['If-None-Match']).not.toBe('');
  let age = ageOf(first);
  let isRefreshed = false;
  await expect(async () => {
    const response = await request.get(path, { headers });
    expect(response.status()).toBe(304);
    isRefreshed ||= ageOf(response) < age;
    age = ageOf(response);
    expect(isRefreshed).toBe(true);
  }).toPass({ timeout: 20_000 });
});

test('a page does not fetch again what came with its document', async ({ page, quietConsole: _ }) => {
  await visit(page, '/shipping-returns');
  const sent = watchOperations(page);
  await visit(page, '/shipping-returns');
  expect(sent.filter((name) => /^(Navigation|HeaderContent)$/.test(name))).toEqual([]);
});
