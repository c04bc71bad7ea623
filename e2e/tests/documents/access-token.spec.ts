import { startApiRelay } from '../../support/shop/api-relay';
import { startWebServer } from '../../support/shop/web-server';
import { expect, test } from '../../support/test';

const TOKEN = 'a token of the tests, long enough to be taken';
const PRODUCT = '/products/tidewell-magnesium-glycinate-500mg-120-capsules';

test('whatever the web server asks the api carries its access token, which is no visitor’s to choose [7.a-05]', async ({
  baseURL,
}) => {
  const presented = new Map<string, unknown>();
  const api = await startApiRelay(String(baseURL), ({ method, url, headers }) =>
    presented.set(`${method} ${url}`, headers['access-token']),
  );
  const server = await startWebServer(api.url, { API_ACCESS_TOKEN: TOKEN });
  try {
    const page = await fetch(server.origin + PRODUCT);
    expect(await page.text()).toContain('Magnesium Glycinate');
    expect(presented.get('POST /graphql')).toBe(TOKEN);

    const headers = { 'access-token': 'of a visitor, who would like to be believed' };
    await fetch(`${server.origin}/robots.txt`, { headers });
    expect(presented.get('GET /robots.txt')).toBe(TOKEN);
    await fetch(`${server.origin}/_shell/ready`);
    expect(new Set(presented.values())).toEqual(new Set([TOKEN]));
  } finally {
    server.stop();
    await api.stop();
  }
});
