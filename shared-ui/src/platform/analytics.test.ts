import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { track, trackPurchase, trackSignedInCart } from './analytics';
import { setConsent, useConsent } from './consent';

interface Sent {
  url: string;
  init: RequestInit;
  body: { visit: string; events: { name: string; location: string }[]; cart?: object };
}
const CART = '1c0b2f0e-6d0b-4f0e-9a53-3f1d8c6c2b11';

describe('analytics', () => {
  const sent: Sent[] = [];
  const view = () => track({ name: 'Viewed Product', product_id: 7 });
  /** Lets the recorder load and the time for more events pass. */
  const settle = async () => {
    await vi.dynamicImportSettled();
    vi.runAllTimers();
  };
  const open = (path: string) => window.history.replaceState(null, '', path);

  beforeEach(() => {
    vi.useFakeTimers();
    sent.length = 0;
    sessionStorage.clear();
    localStorage.clear();
    open('/products/zinc-7?query=rash');
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      sent.push({ url, init, body: JSON.parse(String(init.body)) });
      return new Response('{}');
    });
  });
  afterEach(async () => {
    await settle();
    vi.unstubAllGlobals();
    vi.useRealTimers();
    open('/');
  });

  it.each(['unknown', 'unset', 'refused'] as const)(
    'sends and stores nothing while consent is %s',
    async (choice) => {
      useConsent.setState({ choice });
      view();
      trackSignedInCart(CART);
      await settle();
      expect([sent.length, sessionStorage.length]).toEqual([0, 0]);
    },
  );

  it('sends events of one moment together, without cookies, search words or a person [7.l-01]', async () => {
    setConsent('granted');
    view();
    track({ name: 'Added to Favourites', product_id: 7 });
    await settle();
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      url: '/api/analytics/events',
      init: { credentials: 'omit', method: 'POST' },
    });
    expect(sent[0]?.body).toEqual({
      visit: expect.stringMatching(/^[\da-f-]{36}$/),
      events: [
        { name: 'Viewed Product', product_id: 7, location: '/products/zinc-7' },
        { name: 'Added to Favourites', product_id: 7, location: '/products/zinc-7' },
      ],
    });
  });

  it('sends nothing that waits when consent is withdrawn, and forgets the visit', async () => {
    setConsent('granted');
    view();
    await settle();
    view();
    await vi.dynamicImportSettled();
    setConsent('refused');
    await settle();
    expect([sent.length, sessionStorage.length]).toEqual([1, 0]);
  });

  it('sends what waits when the page is left', async () => {
    setConsent('granted');
    view();
    await vi.dynamicImportSettled();
    window.dispatchEvent(new Event('pagehide'));
    expect(sent).toHaveLength(1);
  });

  it.each(['/short-consult', '/user/patients', '/checkout', '/program/dashboard', '/staff/orders'])(
    'records nothing on %s',
    async (path) => {
      setConsent('granted');
      open(path);
      view();
      await settle();
      expect(sent).toHaveLength(0);
    },
  );

  it('cuts the order’s number from the address of a confirmation', async () => {
    setConsent('granted');
    open('/checkout/confirmation/SB-123');
    track({ name: 'Purchase Complete', lines: [] });
    await settle();
    expect(sent[0]?.body.events[0]?.location).toBe('/checkout/confirmation/');
  });

  it('ends the phase of a cart with its purchase [4.r-01]', async () => {
    setConsent('granted');
    open('/checkout/confirmation/SB-123');
    const lines = [{ product_id: 7, quantity: 2, unit_price: 995 }];
    trackPurchase(lines);
    await settle();
    expect(sent.map(({ body }) => body)).toMatchObject([
      { events: [], cart: { phase: 'ORDER_COMPLETE', lines } },
      { events: [{ name: 'Purchase Complete', lines, location: '/checkout/confirmation/' }] },
    ]);
  });
});
