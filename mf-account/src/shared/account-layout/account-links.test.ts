import { describe, expect, it } from 'vitest';
import { accountLinks, afterSignOut, isInSection } from './account-links';

const ALL = accountLinks(() => true);
const separated = (links: typeof ALL) =>
  links.filter(({ separatorAfter }) => separatorAfter).map(({ id }) => id);

describe('account menu', () => {
  it('lists the pages in order, with separators after 4, 7 and 9 [2.3-01 2.3-02]', () => {
    expect(ALL.map(({ label }) => label)).toEqual([
      'My Account',
      'Saltbush Rewards',
      'Order History',
      'Delivery Address',
      'Health Programs',
      'Payment Methods',
      'AutoDelivery',
      'Favourites',
      'Patients',
      'Food Tracker',
      'Appointments',
    ]);
    expect(separated(ALL)).toEqual([4, 7, 9]);
    expect(ALL.slice(0, 2).map(({ href }) => href)).toEqual(['/user/dashboard', '/user/dashboard']);
  });

  it('retains the separators when a page is missing', () => {
    const missing = ['/user/profile', '/user/autodelivery', '/food-tracker'];
    expect(separated(accountLinks((href) => !missing.includes(href)))).toEqual([3, 6, 9]);
  });

  it('navigates home after signing out on an account page, and stays on other pages [2.3-04]', () => {
    expect(afterSignOut('/user/invoices')).toBe('/');
    expect(afterSignOut('/products/magnesium')).toBe('/products/magnesium');
  });
});

describe('the navigation entry of a page', () => {
  it.each([
    ['/user/invoices', '/user/invoices', true],
    ['/user/invoices/SB-1', '/user/invoices', true],
    ['/user/journey/1/manage-order', '/user/journey/1/dashboard', true],
    ['/user/journey/2/dashboard', '/user/journey/1/dashboard', false],
    ['/user/dashboard', '/user/invoices', false],
    ['/user/invoices-of-old', '/user/invoices', false],
  ])('decides whether %s belongs to %s: %s', (pathname, href, expected) => {
    expect(isInSection(pathname, href)).toBe(expected);
  });
});
