import { send } from '../../support/buyer/send';
import { main } from '../../support/landmarks';
import { PRODUCT } from '../../support/paths';
import { shopOrigin } from '../../support/shop-origin';
import { expect, test } from '../../support/test';
import { visit } from '../../support/visit';

const QUERY = `query Methods($postcode: String!) {
  postcode_shipping_methods(postcode: $postcode) { type cutoff }
}`;

/** When the next run within a day closes, for an address in the middle of Sydney. */
async function nextCutoff(): Promise<number> {
  const { postcode_shipping_methods: methods } = await send<{
    postcode_shipping_methods: { type: string; cutoff: string | null }[];
  }>(shopOrigin(), QUERY, { postcode: '2000' });
  const [cutoff] = methods.flatMap((method) => method.cutoff ?? []);
  return Date.parse(cutoff ?? '');
}

test('what is ordered before the cutoff arrives by 9pm the same day, and otherwise on a day that is named [9.a-05]', async ({
  page,
}) => {
  const cutoff = await nextCutoff();
  const lines = main(page).getByRole('region', { name: 'Delivery' });
  await page.clock.setFixedTime(cutoff - 150 * 60_000);
  await visit(page, PRODUCT);
  await expect(lines).toContainText('Same Day Delivery');
  await expect(lines).toContainText('Order within the next 02hr 30mins to receive it by 9pm tonight');
  await page.clock.setFixedTime(cutoff - 20 * 3_600_000);
  await visit(page, PRODUCT);
  await expect(lines).toContainText('Next Business Day Delivery');
  await expect(lines).toContainText(/Order now to receive it by 9pm on \w+day \d{1,2} \w+/);
});
