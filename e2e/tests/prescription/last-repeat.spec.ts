import { SCRIPT_NOT_ON_FILE } from '@saltbush/contract';
import { KNOWN } from '../../../api/seed/known';
import { signInAsDemo } from '../../support/accounts';
import { orderLines } from '../../support/buyer/shopper';
import { checkForFile, openFrom, orderOnPaper } from '../../support/counter/paper-script';
import { main } from '../../support/landmarks';
import { canLetTimePass, letSupplyPass } from '../../support/shop/passed-time';
import { PRESCRIPTION_PRODUCT } from '../../support/steps/prescription';
import { expect, test } from '../../support/test';
import { visit } from '../../support/visit';

test.skip(() => !canLetTimePass(), 'No days pass in a shop whose database is not at hand');

test('the last repeat of a script on file is used once, and comes back with an order that its customer cancels [health-33]', async ({
  page,
  browser,
}) => {
  const customer = await orderOnPaper(browser);
  await signInAsDemo(page, 'pharmacist');
  await checkForFile(page, customer.reference);
  await main(page).getByLabel('Repeats left').fill('1');
  await main(page).getByRole('button', { name: 'Keep on file', exact: true }).click();
  await expect(main(page)).toContainText('1 repeat left');

  const { patient_uuid } = customer;
  await letSupplyPass(patient_uuid, 20);
  const line = { slug: KNOWN.prescription, patient_uuid, script_type: 'onfile' };
  const repeat = await orderLines(customer, [line]);
  await openFrom(page, 'on_file', repeat);
  await expect(main(page)).toContainText('0 repeats left');
  const onFile = main(customer.page).getByRole('radio', { name: /^Script on file/ });
  await visit(customer.page, PRESCRIPTION_PRODUCT);
  await expect(onFile).toBeDisabled();
  await expect(orderLines(customer, [line])).rejects.toThrow(SCRIPT_NOT_ON_FILE);

  await visit(customer.page, `/user/invoices/${repeat}`);
  await main(customer.page).getByRole('button', { name: 'Cancel order' }).click();
  const dialog = customer.page.getByRole('dialog', { name: 'Cancel this order?' });
  await dialog.getByRole('radio', { name: 'I ordered by mistake' }).check();
  await dialog.getByRole('button', { name: 'Cancel order' }).click();
  await expect(dialog).toBeHidden();
  await visit(customer.page, PRESCRIPTION_PRODUCT);
  await expect(onFile).toBeEnabled();
  await page.reload();
  await expect(main(page)).toContainText('1 repeat left');
});
