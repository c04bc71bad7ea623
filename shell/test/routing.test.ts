import { matchRoute } from '@saltbush/shared-ui/platform';
import { describe, expect, it } from 'vitest';

const routes = [
  { path: '/', page: 'home' },
  { path: '/brands', page: 'brands' },
  { path: '/brands/:slug', page: 'brand' },
  { path: '/browse/*path', page: 'listing' },
  { path: '/:page', page: 'content' },
];

const match = (pathname: string) => {
  const found = matchRoute(routes, pathname);
  return found && [found.route.page, found.params];
};

describe('matchRoute', () => {
  it('finds a page by its path, with or without a trailing slash', () => {
    expect(match('/')).toEqual(['home', {}]);
    expect(match('/brands/')).toEqual(['brands', {}]);
  });

  it('prefers fixed segments to parameters, and parameters to wildcards', () => {
    expect(match('/brands')).toEqual(['brands', {}]);
    expect(match('/terms')).toEqual(['content', { page: 'terms' }]);
  });

  it('returns the rest of a path as one parameter', () => {
    expect(match('/browse/vitamins/magnesium')).toEqual(['listing', { path: 'vitamins/magnesium' }]);
    expect(match('/browse')).toEqual(['content', { page: 'browse' }]);
  });

  it('decodes parameters, and returns null for a path that cannot be decoded', () => {
    expect(match('/brands/caf%C3%A9')).toEqual(['brand', { slug: 'café' }]);
    expect(match('/brands/%E0%A4%A')).toBeNull();
  });

  it('returns null for a path that no remote claims', () => {
    expect(match('/user/unknown/page')).toBeNull();
  });
});
