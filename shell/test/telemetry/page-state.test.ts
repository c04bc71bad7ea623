import { PageReport } from '@saltbush/contract/telemetry';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { createPageState } from '../../src/telemetry/page-state';
import { placeOf } from '../../src/telemetry/positions';

const folder = (remote: string, release: string) => ({
  remote,
  release,
  base: `https://shop.example/releases/${remote}/${release}/browser/`,
});
const FOLDERS = [
  { remote: 'shell', release: '0a1b2c3d', base: 'https://shop.example/_shell/assets/' },
  folder('mf-cart', '1-a'),
  folder('mf-catalog', '2-b'),
];

const createState = () =>
  createPageState({
    revision: 7,
    page: 'mf-catalog/product',
    folders: FOLDERS,
    remoteOf: (name) => name,
    currentPage: () => 'mf-catalog/product',
  });
const load = (remote: string, over: object = {}) => ({
  remote,
  part: 'app',
  milliseconds: 120.4,
  error: null,
  ...over,
});

function thrown(message: string, ...urls: string[]): Error {
  const error = new TypeError(message);
  error.stack = `TypeError: ${message}\n${urls.map((url) => `    at f (${url})`).join('\n')}`;
  return error;
}
const inCart = (message = 'x') =>
  thrown(
    message,
    'https://shop.example/_shell/assets/react.js:1:2',
    'https://shop.example/releases/mf-cart/1-a/browser/chunks/12.js?r=1:3:4',
  );

describe('the report of a page', () => {
  it('counts the page and its times once for every remote that takes part', () => {
    const state = createState();
    state.note(load('mf-catalog'));
    expect(state.take()).toMatchObject({
      remotes: { 'mf-catalog': { isNew: true, loads: [120] } },
      vitals: {},
    });
    state.note(load('mf-cart', { part: 'fragment/purchase' }));
    state.measure('LCP', 900);
    const second = state.take();
    expect(second?.vitals).toEqual({ LCP: 900 });
    expect(second?.remotes).toEqual({
      'mf-catalog': { release: '2-b' },
      'mf-cart': { release: '1-a', isNew: true, loads: [120] },
    });
    state.measure('LCP', 1200);
    expect(state.take()).toBeNull();
  });

  it('counts a page with errors once, and each failed place', () => {
    const state = createState();
    for (const part of ['fragment/purchase', 'chunks/12.js', 'purchase', 'purchase'])
      state.note(load('mf-cart', { part, error: 'x' }));
    expect(state.isUrgent()).toBe(true);
    expect(state.take()?.remotes['mf-cart']).toMatchObject({ isFaulty: true, failures: 2 });
    state.note(load('mf-cart', { part: 'purchase', error: 'x' }));
    expect(state.take()?.remotes['mf-cart']).toEqual({ release: '1-a', failures: 1 });
  });

  it('says once of each remote that the cart was changed on the page', () => {
    const state = createState();
    state.note(load('mf-cart'));
    state.change();
    expect(state.take()?.remotes['mf-cart']).toMatchObject({ isNew: true, isAdding: true });
    state.change();
    expect(state.take()).toBeNull();
  });

  it('is one that the server accepts, and holds no message of an error', () => {
    const state = createState();
    state.note(load('mf-cart'));
    state.note({ ...load(''), part: 'error', cause: inCart('Unexpected "Jane, 0400 000 000"') });
    state.measure('CLS', 12);
    const report = state.take();
    expect(v.safeParse(PageReport, JSON.parse(JSON.stringify(report))).success).toBe(true);
    expect(JSON.stringify(report)).not.toContain('Jane');
    expect(report?.errors).toEqual([
      {
        remote: 'mf-cart',
        release: '1-a',
        name: 'TypeError',
        page: 'mf-catalog/product',
        frames: ['chunks/12.js:3:4'],
      },
    ]);
  });
});

describe('the place of an error', () => {
  it('is that of the remote, even if React throws it', () => {
    expect(placeOf(inCart('Minified React error #418; visit …'), FOLDERS)).toMatchObject({
      remote: 'mf-cart',
      name: 'React #418',
    });
  });

  it('is nowhere for the code of others', () => {
    expect(placeOf(thrown('x', 'chrome-extension://abc/x.js:1:2'), FOLDERS)).toBeNull();
    expect(placeOf('text', FOLDERS)).toBeNull();
  });
});
