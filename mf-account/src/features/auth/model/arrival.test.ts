import { afterEach, describe, expect, it } from 'vitest';
import { returnPath, takeArrival } from './arrival';

const visit = (address: string) => window.history.replaceState({ keepScroll: true }, '', address);
afterEach(() => visit('/'));

describe('what brought somebody to the drawer', () => {
  it('is read once and leaves the address, which keeps its history state', () => {
    visit('/cart?login=true#reset=t-1');
    expect(takeArrival()).toEqual({ resetToken: 't-1', failure: null });
    expect(takeArrival()).toEqual({ resetToken: null, failure: null });
    expect(window.location.href).toMatch(/\/cart\?login=true$/);
    expect(window.history.state).toEqual({ keepScroll: true });
  });

  it('is read from any path of the shop', () => {
    visit('http://localhost:3000//double?login=true#sign-in=cancelled');
    expect(takeArrival()).toEqual({ resetToken: null, failure: 'cancelled' });
    expect(window.location.href).toMatch(/\/\/double\?login=true$/);
  });

  it('is nothing in other fragments, which stay', () => {
    visit('/shipping-returns#Returns-policy');
    expect(takeArrival()).toEqual({ resetToken: null, failure: null });
    expect(window.location.hash).toBe('#Returns-policy');
  });
});

describe('the page to come back to', () => {
  it('is the present one, without what opened the drawer', () => {
    visit('/search-results?query=zinc&login=true&redirect_url=x#top');
    expect(returnPath(undefined)).toBe('/search-results?query=zinc');
  });

  it('is redirect_url as a path of the shop', () => {
    expect(returnPath('user/dashboard')).toBe('/user/dashboard');
    expect(returnPath('//evil.example')).toBe('/evil.example');
  });
});
