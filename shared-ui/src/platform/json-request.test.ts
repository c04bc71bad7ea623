import { describe, expect, it } from 'vitest';
import { jsonRequest } from './json-request';

/** A fetch that answers once and remembers what it was asked. */
function answering(response: () => Response | Promise<Response>) {
  const asked: { url: string; init: RequestInit }[] = [];
  const fetch = async (input: RequestInfo | URL, init: RequestInit = {}) => {
    asked.push({ url: String(input), init });
    return response();
  };
  return { asked, fetch: fetch as typeof globalThis.fetch };
}
const json = (body: unknown, init?: ResponseInit) => new Response(JSON.stringify(body), init);

describe('the JSON helper', () => {
  it('sends POST with JSON unless it is told otherwise, with more headers and a cache strategy [7.a-02]', async () => {
    const { asked, fetch } = answering(() => json({}));
    await jsonRequest('/api/a', { body: { id: 1 }, fetch });
    await jsonRequest('/api/b', { method: 'GET', headers: { 'X-Key': 'k' }, cache: 'force-cache', fetch });
    expect(asked).toEqual([
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

  it('answers the data, no error and success [7.a-03]', async () => {
    const { fetch } = answering(() => json({ data: [1, 2] }));
    expect(await jsonRequest('/api/a', { fetch })).toEqual({
      data: { data: [1, 2] },
      error: '',
      success: true,
      status: 200,
    });
  });

  it('says of 504 that no cached response is available [8-14]', async () => {
    const { fetch } = answering(() => new Response('', { status: 504, statusText: 'Gateway Timeout' }));
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
  ])(
    'says of %d its status and text, and keeps what the server answered [8-15]',
    async (status, statusText) => {
      const { fetch } = answering(() => json({ message: 'no' }, { status, statusText }));
      expect(await jsonRequest('/api/a', { fetch })).toEqual({
        data: { message: 'no' },
        error: `${status} - ${statusText}`,
        success: false,
        status,
      });
    },
  );

  it('does not throw: neither without a connection nor for what is no JSON [7.a-04]', async () => {
    const unreachable = answering(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await jsonRequest('/api/a', { fetch: unreachable.fetch })).toEqual({
      data: null,
      error: 'Failed to fetch',
      success: false,
      status: 0,
    });
    const page = answering(() => new Response('<p>hello</p>'));
    expect(await jsonRequest('/api/a', { fetch: page.fetch })).toEqual({
      data: null,
      error: '',
      success: true,
      status: 200,
    });
  });
});
