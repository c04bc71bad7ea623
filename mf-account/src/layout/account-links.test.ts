import { describe, expect, it } from 'vitest';
import { accountLinks, afterSignOut } from './account-links';

const ALL = accountLinks(() => true);
const separated = (links: typeof ALL) =>
  links.filter(({ separatorAfter }) => separatorAfter).map(({ id }) => id);

describe('account menu', () => {
  it('lists the pages in their order, with separators after 4, 7 and 9 [2.3-01 2.3-02]', () => {
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
    ]);
    expect(separated(ALL)).toEqual([4, 7, 9]);
    expect(ALL.slice(0, 2).map(({ href }) => href)).toEqual(['/user/dashboard', '/user/dashboard']);
  });

  it('keeps its groups apart where a page is missing', () => {
    const missing = ['/user/profile', '/user/autodelivery', '/food-tracker'];
    expect(separated(accountLinks((href) => !missing.includes(href)))).toEqual([3, 6, 9]);
  });

  it('leads home after signing out on an account page, and stays elsewhere [2.3-04]', () => {
    expect(afterSignOut('/user/invoices')).toBe('/');
    expect(afterSignOut('/products/magnesium')).toBe('/products/magnesium');
  });
});
