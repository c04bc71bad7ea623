import { signInAsNewCustomer } from '../../support/accounts';
import { main } from '../../support/landmarks';
import { PRODUCT } from '../../support/paths';
import { addProduct } from '../../support/steps/cart';
import { expect, test } from '../../support/test';

test('the cart and a product page agree, without a reload, that the account has no rewards card [2.10-12 2.15-26]', async ({
  page,
}) => {
  await signInAsNewCustomer(page);
  await addProduct(page);
  const invitation = main(page).getByRole('button', { name: 'Link your card to earn points' });
  await expect(invitation).toBeVisible();

  // The cart asks for the card, too; what it stores must not change what the product page says.
  await page.goto('/cart');
  await expect(main(page).getByText(/^Collect \d+ Saltbush Rewards points/)).toBeVisible();
  await main(page).locator(`a[href="${PRODUCT}"]`).first().click();
  await expect(main(page).getByRole('heading', { level: 1 })).toContainText('Magnesium Glycinate');
  await expect(invitation).toBeVisible();
  await expect(main(page).getByText('Added to your linked card')).toHaveCount(0);

  // The drawer of the program offers the card on the page itself.
  await invitation.click();
  const drawer = page.getByRole('dialog', { name: 'Saltbush Rewards' });
  await expect(drawer.getByRole('button', { name: 'Link your rewards card' })).toBeVisible();
});
