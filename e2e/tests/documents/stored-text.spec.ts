import { signInAsNewCustomer } from '../../support/accounts';
import { placeOrder } from '../../support/buyer/place-order';
import { prepareOrder } from '../../support/buyer/prepare-order';
import { readProduct } from '../../support/buyer/read-product';
import { send } from '../../support/buyer/send';
import { shopOrigin } from '../../support/shop-origin';
import { expect, test } from '../../support/test';

/** Ends attributes, elements and scripts; without a dot, which notes may not contain. */
const MARKUP = '"\'><img src=x onerror=alert(1)><svg onload=alert(2)></script><script>alert(3)</script>';
const PERSON = { first_name: 'Ann', last_name: "O'Lee" };
const PLACE = { suburb: 'SYDNEY', state: 'NSW', postcode: '2000', phone: '0400 000 000' };
const HEALTH = { allergies: MARKUP, conditions: MARKUP, medication: MARKUP };

const run = (token: string, mutation: string, fields: string, input: object) => {
  const type = mutation.replace(/(?:^|_)([a-z])/g, (_match, letter: string) => letter.toUpperCase());
  const query = `mutation ${type}($input: ${type}Input!) { ${mutation}(input: $input) { ${fields} } }`;
  return send(shopOrigin(), query, { input }, { token });
};

/** Writes the markup wherever a customer may write, and returns the reference of an order with it. */
async function writeEverywhere(token: string): Promise<string> {
  await run(token, 'users_add_address', 'address { id }', {
    ...PERSON,
    ...PLACE,
    address_1: MARKUP,
    address_2: MARKUP,
    is_default: true,
  });
  await run(token, 'patients_create', 'uuid', {
    ...PERSON,
    ...PLACE,
    ...HEALTH,
    address: MARKUP,
    dob: '1980-01-01',
    gender: 'female',
    has_medicare: false,
    ihi_number: '8003608166690503',
  });
  const { id } = await readProduct(shopOrigin());
  const order = await prepareOrder(shopOrigin(), id, 1, { token, email: 'ann.olee@example.com' });
  const { cart_uuid } = order;
  const delivery = { ...PERSON, ...PLACE, address_1: MARKUP, address_2: MARKUP };
  await run(token, 'cart_set_shipping_address', 'cart { uuid }', { cart_uuid, ...delivery });
  await run(token, 'cart_set_shipping_method', 'cart { uuid }', {
    cart_uuid,
    shipping_method_id: 'standard',
    delivery_instructions: MARKUP,
  });
  return (await placeOrder(shopOrigin(), order, { token })).reference;
}

test('what people write is shown as text, and never runs', async ({ page }) => {
  const attacks: string[] = [];
  page.on('dialog', (dialog) => {
    attacks.push(dialog.message());
    void dialog.dismiss();
  });
  await signInAsNewCustomer(page);
  const session = await page.request.get('/api/auth/session');
  const { data } = (await session.json()) as { data: { token: string } };
  const reference = await writeEverywhere(data.token);

  await page.goto('/user/profile');
  await expect(page.getByRole('main').getByText(MARKUP).first()).toBeVisible();
  const text = encodeURIComponent(MARKUP);
  for (const path of [
    '/user/patients',
    `/user/invoices/${reference}`,
    `/search-results?query=${text}`,
    `/search-results?query=a&brand=${text}`,
    `/products/${text}`,
    `/?x=${text}`,
  ]) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 }).first()).toBeVisible();
    expect(await page.locator('img[src="x"], svg[onload]').count(), path).toBe(0);
  }
  expect(attacks).toEqual([]);
});
