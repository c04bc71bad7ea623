import { expect, it } from 'vitest';
import { testApi } from '../server/test-api';
import { changingRoutesOf } from './endpoints';

const api = testApi();

const FOREIGN: Record<string, string>[] = [
  { origin: 'https://elsewhere.example' },
  { origin: 'null' },
  { 'sec-fetch-site': 'cross-site' },
];

/** Sends an empty object to a route. Returns whether it was refused because of its origin. */
async function isRefused(route: string, headers: Record<string, string>): Promise<boolean> {
  const [method = '', pattern = ''] = route.split(' ');
  const path = pattern.replaceAll('\\', '').replace(/:\w+/g, 'x');
  const all = { 'content-type': 'application/json', ...headers };
  const response = await fetch(api.url + path, { method, headers: all, body: '{}', redirect: 'manual' });
  return (
    response.status === 403 && (await response.text()).includes('Requests from this origin are not allowed')
  );
}

it("refuses another site's requests on every route that could change something", async () => {
  const routes = changingRoutesOf(api);
  expect(routes.length).toBeGreaterThan(15);
  for (const route of routes) {
    for (const headers of FOREIGN)
      expect([route, headers, await isRefused(route, headers)]).toEqual([route, headers, true]);
    const own = await isRefused(route, { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' });
    expect([route, own]).toEqual([route, false]);
  }
});

it.each(['PUT', 'PATCH', 'DELETE'])('refuses %s from another site wherever it leads', async (method) => {
  const headers = { origin: 'https://elsewhere.example' };
  for (const path of ['/', '/graphql', '/api/nothing', '/1/nothing', '/media/x.svg'])
    expect([path, await isRefused(`${method} ${path}`, headers)]).toEqual([path, true]);
});
