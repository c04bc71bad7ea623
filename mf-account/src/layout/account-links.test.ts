import { describe, expect, it } from 'vitest';
import { ACCOUNT_LINKS, afterSignOut } from './account-links';

describe('account menu', () => {
  it('lists the pages in their order, with separators after 4, 7 and 9 [2.3-01 2.3-02]', () => {
    expect(ACCOUNT_LINKS.map(({ label }) => label)).toEqual([
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
    expect(ACCOUNT_LINKS.filter(({ separatorAfter }) => separatorAfter).map(({ id }) => id)).toEqual([
      4, 7, 9,
    ]);
    expect(ACCOUNT_LINKS.slice(0, 2).map(({ href }) => href)).toEqual(['/user/dashboard', '/user/dashboard']);
  });

  it('leads home after signing out on an account page, and stays elsewhere [2.3-04]', () => {
    expect(afterSignOut('/user/invoices')).toBe('/');
    expect(afterSignOut('/products/magnesium')).toBe('/products/magnesium');
  });
});
