import { describe, expect, it } from 'vitest';
import { jsonRequest } from './json-request';

/** A fake fetch that records its requests and returns a fixed response. */
function fakeFetch(response: () => Response | Promise<Response>) {
  const requests: { url: string; init: RequestInit }[] = [];
  const fetch = async (input: RequestInfo | URL, init: RequestInit = {}) => {
    requests.push({ url: String(input), init });
    return response();
  };
  return { requests, fetch: fetch as typeof globalThis.fetch };
}
const json = (body: unknown, init?: ResponseInit) => new Response(JSON.stringify(body), init);

describe('jsonRequest', () => {
  it('sends JSON by POST by default, with optional method, headers and cache strategy [7.a-02]', async () => {
    const { requests, fetch } = fakeFetch(() => json({}));
    await jsonRequest('/api/a', { body: { id: 1 }, fetch });
    await jsonRequest('/api/b', { method: 'GET', headers: { 'X-Key': 'k' }, cache: 'force-cache', fetch });
    expect(requests).toEqual([
      {
        url: '/api/a',
        init: expect.objectContaining({
          method: 'POST',
          body: '{"id":1}',
          headers: { 'Content-Type': 'application/json' },
        }),
      },
      {
        url: '/api/b',
        init: expect.objectContaining({
          method: 'GET',
          body: undefined,
          headers: { 'Content-Type': 'application/json', 'X-Key': 'k' },
          cache: 'force-cache',
        }),
      },
    ]);
  });

  it('returns the data, no error and success [7.a-03]', async () => {
    const { fetch } = fakeFetch(() => json({ data: [1, 2] }));
    expect(await jsonRequest('/api/a', { fetch })).toEqual({
      data: { data: [1, 2] },
      error: '',
      success: true,
      status: 200,
    });
  });

  it('reports for 504 that no cached response is available [8-14]', async () => {
    const { fetch } = fakeFetch(() => new Response('', { status: 504, statusText: 'Gateway Timeout' }));
    expect(await jsonRequest('/api/a', { fetch })).toEqual({
      data: null,
      error: 'No cached response available',
      success: false,
      status: 504,
    });
  });

  it.each([
    [404, 'Not Found'],
    [429, 'Too Many Requests'],
    [503, 'Service Unavailable'],
  ])('reports status and text of %d, and returns the response body [8-15]', async (status, statusText) => {
    const { fetch } = fakeFetch(() => json({ message: 'no' }, { status, statusText }));
    expect(await jsonRequest('/api/a', { fetch })).toEqual({
      data: { message: 'no' },
      error: `${status} - ${statusText}`,
      success: false,
      status,
    });
  });

  it('does not throw without a connection or for invalid JSON [7.a-04]', async () => {
    const unreachable = fakeFetch(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await jsonRequest('/api/a', { fetch: unreachable.fetch })).toEqual({
      data: null,
      error: 'Failed to fetch',
      success: false,
      status: 0,
    });
    const page = fakeFetch(() => new Response('<p>hello</p>'));
    expect(await jsonRequest('/api/a', { fetch: page.fetch })).toEqual({
      data: null,
      error: '',
      success: true,
      status: 200,
    });
  });
});
