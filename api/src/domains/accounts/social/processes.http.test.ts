import { PassThrough } from 'node:stream';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { socialBrowser } from '../../../../test/clients/social-browser';
import { startSecondProcess } from '../../../../test/server/second-process';
import { startTestApi, type TestApi } from '../../../../test/server/start-test-api';

let api: TestApi;
let second: Awaited<ReturnType<typeof startSecondProcess>>;
const lines: string[] = [];

beforeAll(async () => {
  const log = new PassThrough().on('data', (line) => lines.push(String(line)));
  api = await startTestApi({ products: 0, logTo: log, env: { LOG_LEVEL: 'debug' } });
  second = await startSecondProcess(api);
});
afterAll(async () => {
  await second.close();
  await api.close();
});

it('a sign-in can start in one process of the api and finish in another, once', async () => {
  const browser = socialBrowser(api);
  const callback = await browser.choose(await browser.begin(), 'mia');
  const both = await Promise.all([
    browser.comeBack(callback),
    browser.comeBack(callback, { at: second.url }),
  ]);
  expect(both.map(({ location }) => location).sort()).toEqual(['/', '/?login=true#sign-in=expired']);
});

it('the log contains no personal data and no credentials', async () => {
  const browser = socialBrowser(api);
  const url = await browser.begin({ redirect_url: '/products/zinc' });
  const callback = await browser.choose(url, 'noah');
  expect((await browser.comeBack(callback)).location).toBe('/products/zinc');
  expect((await browser.comeBack(callback)).location).toContain('expired');
  const log = lines.join('');
  expect(log).toContain('Social sign-in was not completed');
  const { searchParams } = new URL(callback);
  const secrets = [searchParams.get('state'), searchParams.get('code'), url.searchParams.get('nonce')];
  for (const secret of [...secrets, 'noah.tranter', 'Noah', 'Tranter']) expect(log).not.toContain(secret);
});
