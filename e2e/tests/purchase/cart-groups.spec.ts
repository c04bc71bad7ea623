import type { Page } from '@playwright/test';
import { KNOWN } from '../../../api/seed/known';
import { dollars, fillCart, readCart, type WantedLine } from '../../support/buyer/fill-cart';
import { addRecord } from '../../support/care/patient';
import { newPatient } from '../../support/care/people';
import { main } from '../../support/landmarks';
import { responseTo } from '../../support/operations';
import { PRODUCT } from '../../support/paths';
import { addToCartButton, cartButton, cartLine } from '../../support/steps/cart';
import { expect, test } from '../../support/test';

/** Lines of every kind that a cart can have, but the first, which the product page adds. */
const linesOf = (patient_uuid: string): WantedLine[] => [
  { slug: KNOWN.mixAndMatch, quantity: 3 },
  { slug: KNOWN.prescription, patient_uuid, script_type: 'paper' },
  { slug: KNOWN.schedule3Prescription, patient_uuid, script_type: 'paper' },
  { slug: KNOWN.schedule3 },
  { slug: KNOWN.schedule2 },
  { slug: KNOWN.practitionerSkip },
  { slug: KNOWN.multibuy, quantity: 2 },
  { slug: KNOWN.promo },
  { slug: KNOWN.autodelivery, frequency: '8W' },
];

const TAGS = [
  [KNOWN.prescription, 'Prescription'],
  [KNOWN.schedule3, 'Pharmacist Medicine'],
  [KNOWN.schedule2, 'Pharmacy Medicine'],
] as const;

/** Adds the ordinary product on its page; returns the uuid of the cart that was made for it. */
async function addFirst(page: Page): Promise<string> {
  await page.goto(PRODUCT);
  await expect(cartButton(page, 0)).toContainText('$0.00');
  await cartButton(page).click();
  const empty = page.getByRole('dialog', { name: 'Cart (0)' });
  await expect(empty.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(empty).toBeHidden();
  const added = responseTo(page, 'CartAddItem');
  await addToCartButton(page).click();
  const { input } = (await added).request().postDataJSON().variables;
  expect(input).toMatchObject({
    quantity: 1,
    price_type: 'default',
    source: `products_${KNOWN.magnesium}-pdp_add_button-add_to_cart`,
  });
  await expect(cartButton(page, 1)).toBeVisible();
  return input.cart_uuid;
}

/** The groups of the page: each title with the addresses of its lines. */
const groupsOf = (page: Page) =>
  main(page)
    .getByRole('region', { name: 'Items in your cart' })
    .locator('section')
    .evaluateAll((groups) =>
      groups.map((group) => [
        group.querySelector('h2')?.textContent,
        [...group.querySelectorAll('h3 a')].map((link) => link.getAttribute('href')?.split('/').pop()),
      ]),
    );

test('a cart with a line of every kind groups and prices them as the api does; quantities change and lines go [2.6-01 2.6-02 2.15-01 2.15-02 2.15-03 2.15-04 2.15-05 2.15-06 2.15-08 2.15-09 2.15-10 2.15-13 2.15-16 7.c-02 7.c-05 9.a-03 9.b-01]', async ({
  page,
}) => {
  const customer = await newPatient(page, 'Grouped');
  const { origin, token } = customer;
  const uuid = await addFirst(page);
  await fillCart(origin, uuid, linesOf(await addRecord(customer)), { token });
  const cart = await readCart(origin, uuid, { token });

  await page.goto('/cart');
  await expect
    .poll(() => groupsOf(page))
    .toEqual([
      ['Other Items', [KNOWN.magnesium, KNOWN.multibuy, KNOWN.promo, KNOWN.autodelivery]],
      ['Mix & match: any 3 dental for $20', [KNOWN.mixAndMatch]],
      ['Prescription', [KNOWN.prescription, KNOWN.schedule3Prescription]],
      ['Pharmacist Only Medicine', [KNOWN.schedule3]],
      ['Pharmacy Medicine', [KNOWN.schedule2]],
      ['Practitioner', [KNOWN.practitionerSkip]],
    ]);
  for (const { product, line_total, unit_price, quantity, edr_base_points } of cart.items) {
    const line = cartLine(page, product.slug);
    await expect(line).toContainText(dollars(line_total));
    if (quantity > 1) await expect(line).toContainText(`${dollars(unit_price)} each`);
    if (edr_base_points) await expect(line).toContainText(`${edr_base_points} points`);
    else await expect(line).not.toContainText('points');
  }
  await expect(cartLine(page, KNOWN.multibuy)).toContainText('Multibuy price for 2 or more');
  await expect(cartLine(page, KNOWN.promo)).toContainText('Promotional price');
  await expect(cartLine(page, KNOWN.autodelivery)).toContainText('AutoDelivery every 8 weeks');
  await expect(cartLine(page, KNOWN.magnesium)).not.toContainText('AutoDelivery');

  for (const [slug, tag] of TAGS)
    await expect(cartLine(page, slug).getByRole('list', { name: 'Tags' })).toHaveText(tag);

  const line = cartLine(page, KNOWN.magnesium);
  const price = cart.items.find(({ product }) => product.slug === KNOWN.magnesium)?.unit_price ?? 0;
  const decrease = line.getByRole('button', { name: /^Decrease/ });
  const quantity = line.getByRole('textbox', { name: /^Quantity/ });
  await expect(decrease).toBeDisabled();
  const edited = responseTo(page, 'CartEditItem');
  await line.getByRole('button', { name: /^Increase/ }).click();
  await edited;
  await expect(line).toContainText(dollars(2 * price));
  await quantity.fill('1000');
  await quantity.press('Enter');
  await expect(quantity).toHaveValue('2');
  await decrease.click();
  await expect(decrease).toBeDisabled();
  await expect(line).not.toContainText(dollars(2 * price));

  const removed = responseTo(page, 'CartRemoveItem');
  await cartLine(page, KNOWN.promo)
    .getByRole('button', { name: /^Remove/ })
    .click();
  await removed;
  await expect(cartLine(page, KNOWN.promo)).toHaveCount(0);
  const left = await readCart(origin, uuid, { token });
  expect(left.items.map(({ product }) => product.slug)).not.toContain(KNOWN.promo);
  expect(left.items[0]?.quantity).toBe(1);

  await line.locator('h3 a').click();
  const trigger = cartButton(page, left.num_items);
  await expect(trigger).toContainText(dollars(left.cart_subtotal));
  await expect(trigger).toContainText(String(left.num_items));
  await trigger.click();
  const sheet = page.getByRole('dialog', { name: `Cart (${left.num_items})` });
  await expect(sheet.getByRole('list', { name: 'Items in your cart' }).locator('h3')).toHaveCount(
    left.items.length,
  );
  await expect(sheet).toContainText(dollars(left.cart_subtotal));
});
