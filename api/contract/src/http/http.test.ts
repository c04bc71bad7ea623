import { describe, expect, it } from 'vitest';
import { cookieText, isForeignChange } from '.';

const SHOP = 'https://shop.example';

describe('cookieText', () => {
  const cookie = { name: 'visitor', value: '1a', origin: SHOP };

  it('hides the cookie from scripts and other sites, and keeps it on https', () => {
    expect(cookieText({ ...cookie, maxAge: 60 })).toBe(
      'visitor=1a; Path=/; Max-Age=60; HttpOnly; SameSite=Lax; Secure',
    );
    expect(cookieText({ ...cookie, origin: 'http://localhost:3000' })).not.toContain('Secure');
  });

  it('lets the page read it only if asked to', () => {
    const readable = cookieText({ ...cookie, isReadable: true, sameSite: 'Strict', path: '/join' });
    expect(readable).toBe('visitor=1a; Path=/join; SameSite=Strict; Secure');
  });

  it.each(['a; Domain=example', 'a\r\nSet-Cookie: b=c', 'a b', 'a,b', '"a"', 'ü'])(
    'refuses the value %j',
    (value) => {
      expect(() => cookieText({ ...cookie, value })).toThrow('The cookie visitor must be encoded');
    },
  );
});

describe('isForeignChange', () => {
  it.each([
    ['POST', 'https://elsewhere.example', undefined],
    ['POST', 'null', 'cross-site'],
    ['POST', 'http://shop.example', undefined],
    ['POST', `${SHOP}.elsewhere.example`, undefined],
    ['DELETE', undefined, 'cross-site'],
    ['PUT', undefined, 'same-site'],
  ])('is true for %s from %s (%s)', (method, origin, site) => {
    expect(isForeignChange({ method, origin, site }, SHOP)).toBe(true);
  });

  it.each([
    ['POST', SHOP, 'same-origin'],
    ['POST', undefined, 'same-origin'],
    ['POST', undefined, undefined],
    ['GET', 'https://elsewhere.example', 'cross-site'],
  ])('is false for %s from %s (%s)', (method, origin, site) => {
    expect(isForeignChange({ method, origin, site }, SHOP)).toBe(false);
  });
});
