import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useConsent } from './consent';
import { queryIdOf, sendSearchClick, sendSearchConversion } from './search-insights';

interface SentBody {
  events: Record<string, unknown>[];
}

describe('search insights', () => {
  const sent: { url: string; body: SentBody }[] = [];

  beforeEach(() => {
    sent.length = 0;
    sessionStorage.clear();
    localStorage.clear();
    useConsent.setState({ choice: 'granted' });
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      sent.push({ url, body: JSON.parse(String(init.body)) });
      return new Response('{}');
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('sends a click with its position counted from 1 and stores the pair for the session [2.4-11] [7.k-11] [9.e-03]', () => {
    sendSearchClick({ objectID: '7', queryID: 'q1', index: 4 });
    expect(sent[0]?.url).toBe('/1/events');
    expect(sent[0]?.body.events[0]).toMatchObject({
      eventType: 'click',
      eventName: 'Clicked',
      index: 'products',
      userToken: expect.any(String),
      queryID: 'q1',
      objectIDs: ['7'],
      positions: [5],
    });
    expect(queryIdOf('7')).toBe('q1');
    expect(JSON.parse(sessionStorage.getItem('personal:search_context') ?? '{}')).toEqual([['7', 'q1']]);
  });

  it('sends a conversion only for a product found by search [7.k-12]', () => {
    sendSearchConversion('7');
    expect(sent).toHaveLength(0);
    sendSearchClick({ objectID: '7', queryID: 'q1', index: 0 });
    sendSearchConversion('7');
    expect(sent[1]?.body.events[0]).toMatchObject({
      eventType: 'conversion',
      eventName: 'Added to cart',
      queryID: 'q1',
      objectIDs: ['7'],
    });
  });

  it('sends and stores nothing without consent', () => {
    useConsent.setState({ choice: 'unset' });
    sendSearchClick({ objectID: '7', queryID: 'q1', index: 0 });
    sendSearchConversion('7');
    expect([sent.length, localStorage.length, sessionStorage.length]).toEqual([0, 0, 0]);
  });

  it('uses one token per device', () => {
    sendSearchClick({ objectID: '1', queryID: 'q', index: 0 });
    sendSearchClick({ objectID: '2', queryID: 'q', index: 1 });
    const tokens = sent.map(({ body }) => body.events[0]?.userToken);
    expect(tokens[0]).toBeTruthy();
    expect(tokens[0]).toBe(tokens[1]);
  });

  it('retains the latest fifty pairs', () => {
    // Downwards: the latest are not the highest.
    for (let id = 60; id >= 1; id--) sendSearchClick({ objectID: String(id), queryID: 'q', index: 0 });
    expect(queryIdOf('51')).toBeNull();
    for (const id of ['50', '1']) expect(queryIdOf(id)).toBe('q');
  });
});
