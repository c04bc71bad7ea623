import { KNOWN } from '../../../api/seed/known';
import { signInAsDemo } from '../../support/accounts';
import { expectAccessible } from '../../support/axe';
import { send } from '../../support/buyer/send';
import { newShopper, orderLines, type Shopper } from '../../support/buyer/shopper';
import { tokenise } from '../../support/buyer/tokenise';
import { mutate } from '../../support/care/patient';
import { main } from '../../support/landmarks';
import { expectJob } from '../../support/shop/expect-job';
import { canLetTimePass, declineCard, letDeliveryDaysPass } from '../../support/shop/passed-time';
import { expect, test } from '../../support/test';

test.skip(() => !canLetTimePass(), 'No week passes in a shop whose database is not at hand');

const OWN = 'query AutoDeliveries { autodeliveries { id milestone last_payment_status stripe_source_id } }';

interface Own {
  autodeliveries: {
    id: string;
    milestone: string;
    last_payment_status: string;
    stripe_source_id: string;
  }[];
}

async function readOwn({ origin, token }: Shopper) {
  const [own] = (await send<Own>(origin, OWN, {}, { token })).autodeliveries;
  if (!own) throw new Error('There is no AutoDelivery');
  return own;
}

/** Lets days pass, and the shop take the step that is due then. */
async function letStepPass(shopper: Shopper, days: number, after: Partial<Own['autodeliveries'][number]>) {
  await letDeliveryDaysPass((await readOwn(shopper)).id, days);
  await expectJob('autodelivery-cycle', async () => expect(await readOwn(shopper)).toMatchObject(after));
}

test('a declined AutoDelivery waits at the desk until another card has paid it [roles-38]', async ({
  page: desk,
  browser,
}) => {
  const shopper = await newShopper(browser, 'Bermagui');
  await orderLines(shopper, [{ slug: KNOWN.magnesium, frequency: '4W' }]);
  const { id, stripe_source_id } = await readOwn(shopper);
  await signInAsDemo(desk, 'support');
  const row = main(desk).getByRole('row', { name: 'Wren Bermagui' });
  await desk.goto('/staff/autodelivery?state=coming&order=newest');
  await expect(row).toContainText('1 product every 4 weeks');
  await expect(row).toContainText('Not yet');
  await expectAccessible(desk);

  await letStepPass(shopper, 21, { milestone: 'lockin' });
  await letStepPass(shopper, 4, { milestone: 'charge' });
  await desk.reload();
  await expect(row).not.toContainText('Not yet');
  await declineCard(stripe_source_id);
  await letStepPass(shopper, 1, { last_payment_status: 'failed' });

  await desk.goto('/staff/autodelivery');
  await expect(desk).toHaveTitle(/^\(\d+\) AutoDelivery charges/);
  await expect(row).toContainText('Your card was declined.');
  await expect(row).toContainText(/Tried once.*Next on/);
  await expectAccessible(desk);

  const other = { stripe_source_id: await tokenise(shopper.origin) };
  await mutate(shopper, 'payment_methods_add', other, 'payment_methods { last4 }');
  await mutate(shopper, 'autodeliveries_edit', { id, ...other }, 'autodelivery { id }');
  await desk.reload();
  await expect(row).toContainText('Another card was chosen since');
  await letStepPass(shopper, 1, { milestone: 'delivery', last_payment_status: 'succeeded' });
  await desk.reload();
  await expect(main(desk).getByRole('link', { name: /^Failed \d+$/ })).toBeVisible();
  await expect(row).toHaveCount(0);
  await shopper.page.context().close();
});
