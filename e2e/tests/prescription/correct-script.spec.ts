import { KNOWN } from '../../../api/seed/known';
import { signInAsDemo } from '../../support/accounts';
import { expectAccessible } from '../../support/axe';
import { orderLines } from '../../support/buyer/shopper';
import { checkForFile, openFrom, orderOnPaper } from '../../support/counter/paper-script';
import { main } from '../../support/landmarks';
import { canLetTimePass, letSupplyPass } from '../../support/shop/passed-time';
import { PRESCRIPTION_PRODUCT } from '../../support/steps/prescription';
import { expect, test } from '../../support/test';
import { visit } from '../../support/visit';

test.skip(() => !canLetTimePass(), 'No days pass in a shop whose database is not at hand');

test('a script on file is corrected, not taken off while an order uses it, and then taken off for good [health-37]', async ({
  page,
  browser,
}) => {
  const customer = await orderOnPaper(browser);
  const desk = main(page);
  const press = (name: string) => desk.getByRole('button', { name, exact: true }).click();
  await signInAsDemo(page, 'pharmacist');
  await checkForFile(page, customer.reference);
  await desk.getByLabel('Repeats left').fill('5');
  await press('Keep on file');
  await expect(desk).toContainText('5 repeats left');

  await press('Correct');
  await desk.getByLabel('Repeats left').fill('2');
  await expectAccessible(page);
  await press('Save correction');
  await expect(desk).toContainText('2 repeats left');
  await expect(desk.getByRole('list', { name: 'Corrections' })).toContainText('5 repeats left');

  const { patient_uuid } = customer;
  await letSupplyPass(patient_uuid, 20);
  const line = { slug: KNOWN.prescription, patient_uuid, script_type: 'onfile' };
  const repeat = await orderLines(customer, [line]);
  const takeOff = async () => {
    await press('Take off file');
    await desk.getByLabel('Why it is taken off file').selectOption('given_back');
    await press('Take off file and tell the customer');
  };
  await openFrom(page, 'on_file', repeat);
  await takeOff();
  await expect(desk).toContainText(`Order ${repeat} uses a repeat of this script`);
  await press('The script is valid');
  await expect(desk).toContainText('This script is valid');
  await press('Take off file and tell the customer');
  await expect(desk).toContainText('We have given it back to you');
  await expect(desk.getByRole('button', { name: 'Correct' })).toHaveCount(0);

  await visit(customer.page, PRESCRIPTION_PRODUCT);
  await expect(main(customer.page).getByRole('radio', { name: /^Script on file/ })).toBeDisabled();
});
