import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test';

const OUT_OF_STOCK = '/products/larkspur-lane-velvet-night-balm-50ml';
const REASON = 'Asked by phone to check the cart';
const CUSTOMERS = '{ staff_customers(email: "tom@saltbush.example") { data { id } } }';

/** Signs in as staff, looks the customer up and starts acting as them. */
const actAsTom = (page: Page) =>
  page.evaluate(
    async ({ query, reason }) => {
      const post = async (url: string, body: object, token?: string) => {
        const headers = {
          'Content-Type': 'application/json',
          ...(token ? { Authorization: `Bearer ${token}` } : {}),
        };
        const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
        return (await answer.json()).data;
      };
      const { token } = await post('/api/auth/login', {
        email: 'jo.staff@saltbush.example',
        password: 'Correa-Desk9!',
      });
      const { staff_customers } = await post('/graphql', { query }, token);
      const customerId = staff_customers.data[0].id;
      return (await post('/api/auth/impersonate', { customerId, reason }, token)).user.first_name;
    },
    { query: CUSTOMERS, reason: REASON },
  );

test('staff who act as a customer see a banner, and Exit returns them to their own session [2.22-01 6-09]', async ({
  page,
  quietConsole: _quiet,
}) => {
  await page.goto('/');
  const notice = page.getByRole('complementary', { name: 'Impersonated session' });
  await expect(notice).toHaveCount(0);
  expect(await actAsTom(page)).toBe('Tom');

  await page.goto('/');
  await expect(notice).toContainText("You're in impersonted session");
  await expect(notice).toContainText(`Jo Marsden as Tom Whitlock. Reason: ${REASON}`);
  const top = await notice.boundingBox();
  const header = await page.getByRole('banner').boundingBox();
  expect((top?.y ?? 0) + (top?.height ?? 0)).toBeLessThanOrEqual((header?.y ?? 0) + 1);

  const arrived = page.waitForEvent('domcontentloaded');
  await notice.getByRole('button', { name: 'Exit' }).click();
  await arrived;
  await expect(page.getByRole('banner').getByRole('button', { name: 'Account menu, Jo' })).toBeVisible();
  await expect(notice).toHaveCount(0);
});

test('out-of-stock products can only be added in an impersonated session [4.b-13 6-10]', async ({ page }) => {
  const action = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).first();
  await page.goto(OUT_OF_STOCK);
  await expect(action('Notify Me')).toBeVisible();
  await expect(action('Add to Cart')).toHaveCount(0);
  await actAsTom(page);
  await page.goto(OUT_OF_STOCK);
  await expect(action('Add to Cart')).toBeVisible();
  await expect(action('Notify Me')).toHaveCount(0);
  await action('Add to Cart').click();
  await expect(action('Added to Cart')).toBeVisible();
});
