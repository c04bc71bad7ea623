import { describe, expect, it } from 'vitest';
import { redirectPath, shopPath } from './shop-path';

describe('shopPath', () => {
  it.each(['/cart', '/search-results?query=zinc&page=2', '/shipping-returns#Returns-policy'])(
    'is %s',
    (path) => expect(shopPath(path)).toBe(path),
  );

  it.each([
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '',
    null,
    7,
  ])('returns / instead of %j', (target) => expect(shopPath(target)).toBe('/'));
});

describe('redirect_url', () => {
  it('accepts a path with or without a leading slash', () => {
    expect(redirectPath('user/dashboard')).toBe('/user/dashboard');
    expect(redirectPath('/user/dashboard')).toBe('/user/dashboard');
  });

  it.each(['\\evil.example', '\t/evil.example', '/\\evil.example', '\\\\evil.example/x'])(
    'never leads away: %j',
    (target) => expect(redirectPath(target)).toBe('/'),
  );

  it('treats another site’s address as a path', () => {
    expect(redirectPath('//evil.example')).toBe('/evil.example');
    expect(redirectPath('https://evil.example')).toBe('/https://evil.example');
  });
});
