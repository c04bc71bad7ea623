import { signInAsPriya } from '../../support/accounts';
import { expectAccessible } from '../../support/axe';
import { main } from '../../support/landmarks';
import { expect, test } from '../../support/test';
import { visit } from '../../support/visit';

/** Path, heading, and the requirement that specifies both. */
const ACCOUNT_PAGES = [
  ['/user/dashboard', 'My Account', ''],
  ['/user/invoices', 'Order History', ' [2.1-13]'],
  ['/user/profile', 'Delivery Address', ' [2.1-14]'],
  ['/user/journey/1/dashboard', 'Health Programs', ''],
  ['/user/journey/1/manage-order', 'Manage your program order', ''],
  ['/user/journey/1/weight-log', 'Weight and waist', ''],
  ['/user/journey/1/messages', 'Messages', ''],
  ['/user/journey/1/check-in', 'How are you?', ''],
  ['/user/payment-methods', 'Payment Methods', ' [2.1-17]'],
  ['/user/autodelivery', 'AutoDelivery', ''],
  ['/user/patients', 'Patients', ''],
  ['/food-tracker', 'Food Tracker', ''],
] as const;

const PHONE = { width: 390, height: 900 };
const DESKTOP = { width: 1440, height: 900 };

test.use({ viewport: PHONE, contextOptions: { reducedMotion: 'reduce' } });

// At desktop width the stories of these pages are enough.
for (const [path, heading, requirement] of ACCOUNT_PAGES) {
  test(`${path} is accessible and without errors for a customer on a phone${requirement}`, async ({
    page,
    quietConsole: _,
  }) => {
    await signInAsPriya(page);
    await visit(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expectAccessible(page);
  });
}

test('an order of a customer, on a phone and a desktop, is accessible and without errors', async ({
  page,
  quietConsole: _,
}) => {
  await signInAsPriya(page);
  await visit(page, '/user/invoices');
  const order = main(page)
    .getByRole('link', { name: /^Order SB/ })
    .first();
  await visit(page, (await order.getAttribute('href')) ?? '');
  await expect(main(page)).toContainText(/Includes GST of \$/);
  await expectAccessible(page);
  await page.setViewportSize(DESKTOP);
  await expectAccessible(page);
});
