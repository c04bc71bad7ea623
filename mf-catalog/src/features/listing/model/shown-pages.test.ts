import { getLocation, navigate } from '@saltbush/shared-ui/platform';
import { afterEach, expect, it } from 'vitest';
import type { ListingState } from './listing-address';
import { firstShownPage, keepFirstPage } from './shown-pages';

const second = { page: 2 } as ListingState;

afterEach(() => window.history.replaceState(null, '', '/'));

it('joined pages belong to the entry of the history, which a reload and Back keep', () => {
  navigate('/browse/vitamins?page=2', { replace: getLocation(), keepScroll: true });
  expect(firstShownPage(second)).toBe(2);
  keepFirstPage(1);
  expect(firstShownPage(second)).toBe(1);
  expect(window.history.state).toMatchObject({ keepScroll: true });
});

it('a link to a page shows only that page', () => {
  keepFirstPage(1);
  navigate('/browse/vitamins?page=2');
  expect(firstShownPage(second)).toBe(2);
});
