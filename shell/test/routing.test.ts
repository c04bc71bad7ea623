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
  it('finds a page by its path, with or without a closing slash', () => {
    expect(match('/')).toEqual(['home', {}]);
    expect(match('/brands/')).toEqual(['brands', {}]);
  });

  it('prefers words over parameters and parameters over the rest', () => {
    expect(match('/brands')).toEqual(['brands', {}]);
    expect(match('/terms')).toEqual(['content', { page: 'terms' }]);
  });

  it('gives the rest of a path as one parameter', () => {
    expect(match('/browse/vitamins/magnesium')).toEqual(['listing', { path: 'vitamins/magnesium' }]);
    expect(match('/browse')).toEqual(['content', { page: 'browse' }]);
  });

  it('decodes parameters and answers nothing for a path that cannot be decoded', () => {
    expect(match('/brands/caf%C3%A9')).toEqual(['brand', { slug: 'café' }]);
    expect(match('/brands/%E0%A4%A')).toBeNull();
  });

  it('answers nothing for a path that nobody claims', () => {
    expect(match('/user/unknown/page')).toBeNull();
  });
});
