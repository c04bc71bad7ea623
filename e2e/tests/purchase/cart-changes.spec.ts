import type { Page } from '@playwright/test';
import { KNOWN } from '../../../api/seed/known';
import { fillCart, startCart } from '../../support/buyer/fill-cart';
import { newPatient } from '../../support/care/people';
import { main } from '../../support/landmarks';
import { responseTo } from '../../support/operations';
import { interfere } from '../../support/outages/interfere';
import { cartLine } from '../../support/steps/cart';
import { expect, test } from '../../support/test';

const LINES = [{ slug: KNOWN.practitioner }, { slug: KNOWN.excludedState }];

const PERTH = { id: 'perth', suburb: 'PERTH', postcode: '6000', state: 'WA' };

/** What the device keeps of where to deliver. */
const keptPlace = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('preference') ?? 'null'));

/** Has every change of a quantity answered so, until the returned function is called. */
const answerEdits = (page: Page, body: object) =>
  interfere(page, /\/graphql$/, async (route) =>
    route.request().postDataJSON().operationName === 'CartEditItem'
      ? route.fulfill({ json: body })
      : route.fallback(),
  );

test('a cart asks its question, tells why a quantity stays, and marks what another state may not be sent [2.15-27 7.c-11 8-01 9.e-02]', async ({
  page,
}) => {
  const { origin, token } = await newPatient(page, 'Moving');
  const cart_uuid = await startCart(origin, token);
  await fillCart(origin, cart_uuid, LINES, { token });
  await page.goto('/order-lookup');
  await page.evaluate((place) => localStorage.setItem('preference', JSON.stringify(place)), PERTH);
  await page.goto('/cart');
  await expect(main(page)).toContainText('WA 6000');

  const question = main(page).getByRole('region', { name: 'Before you buy' });
  const passed = responseTo(page, 'CartSetQuestionnairePassed');
  await question.getByRole('radio', { name: 'Yes' }).check({ force: true });
  const { input } = (await passed).request().postDataJSON().variables;
  expect(input).toEqual({ cart_uuid, questionnaire_passed: true });
  expect((await (await passed).json()).errors).toBeUndefined();

  const line = cartLine(page, KNOWN.practitioner);
  const more = line.getByRole('button', { name: /^Increase/ });
  const quantity = line.getByRole('textbox', { name: /^Quantity/ });
  const error = {
    message: 'The shelf of this one is being counted.',
    extensions: { code: 'INVALID_QUANTITY' },
  };
  const goOn = await answerEdits(page, { data: null, errors: [error] });
  await more.click();
  await expect(line).toContainText(error.message);
  await expect(quantity).toHaveValue('1');
  goOn();
  const goOnAgain = await answerEdits(page, { data: { cart_edit_item: null } });
  await more.click();
  await expect(line).toContainText('Something went wrong please try again');
  await expect(quantity).toHaveValue('1');
  goOnAgain();

  const kava = cartLine(page, KNOWN.excludedState);
  await expect(kava).toContainText('This product cannot be sent to WA. Please remove it.');
  await expect(line).not.toContainText('cannot be sent');

  await main(page).getByRole('button', { name: 'Change the place' }).click();
  await main(page).getByRole('combobox', { name: 'Suburb or postcode' }).fill('2000');
  await page
    .getByRole('option', { name: /Sydney/i })
    .first()
    .click();
  await expect(main(page)).toContainText('NSW 2000');
  expect(await keptPlace(page)).toMatchObject({ postcode: '2000', state: 'NSW' });
  await page.reload();
  await expect(main(page)).toContainText('NSW 2000');
});
