import { afterEach, describe, expect, it } from 'vitest';
import { afterSignUp, consumeDrawerParameters, dropDrawerParameters, returnPath } from './drawer-parameters';

const visit = (address: string) => window.history.replaceState({ keepScroll: true }, '', address);
afterEach(() => visit('/'));

describe('the drawer’s parameters in the URL fragment', () => {
  it('are read once and removed from the URL, preserving the history state', () => {
    visit('/cart?login=true#reset=t-1');
    expect(consumeDrawerParameters()).toEqual({ resetToken: 't-1', failure: null });
    expect(consumeDrawerParameters()).toEqual({ resetToken: null, failure: null });
    expect(window.location.href).toMatch(/\/cart\?login=true$/);
    expect(window.history.state).toEqual({ keepScroll: true });
  });

  it('are read on any path', () => {
    visit('http://localhost:3000//double?login=true#sign-in=cancelled');
    expect(consumeDrawerParameters()).toEqual({ resetToken: null, failure: 'cancelled' });
    expect(window.location.href).toMatch(/\/\/double\?login=true$/);
  });

  it('ignore other fragments and leave them in place', () => {
    visit('/shipping-returns#Returns-policy');
    expect(consumeDrawerParameters()).toEqual({ resetToken: null, failure: null });
    expect(window.location.hash).toBe('#Returns-policy');
  });
});

describe('the parameters that opened the drawer', () => {
  it('leave the URL with the drawer; the rest of it and the history state stay', () => {
    visit('/search-results?query=zinc&login=true&redirect_url=x#top');
    dropDrawerParameters();
    expect(window.location.href).toMatch(/\/search-results\?query=zinc#top$/);
    expect(window.history.state).toEqual({ keepScroll: true });
  });
});

describe('the return path', () => {
  it('is the current page without the parameters that opened the drawer', () => {
    visit('/search-results?query=zinc&login=true&redirect_url=x#top');
    expect(returnPath(undefined)).toBe('/search-results?query=zinc');
  });

  it('is redirect_url as a path within the store', () => {
    expect(returnPath('user/dashboard')).toBe('/user/dashboard');
    expect(returnPath('//evil.example')).toBe('/evil.example');
  });
});

it('after signing up by a link without another place, it is home with the parameter signup [2.1-30]', () => {
  visit('/?signup=true');
  expect(afterSignUp()).toBe('/?signup');
  visit('/products/zinc');
  expect(afterSignUp()).toBeNull();
});
