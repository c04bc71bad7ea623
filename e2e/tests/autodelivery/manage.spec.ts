import type { Page } from '@playwright/test';
import { demoAccount, signInAsPriya } from '../../support/accounts';
import { main } from '../../support/landmarks';
import { subjectsTo } from '../../support/outbox';
import {
  addToAutoDeliveryButton,
  chooseAutoDelivery,
  expectAddedToAutoDelivery,
} from '../../support/steps/autodelivery';
import { expect, test } from '../../support/test';
import { visit } from '../../support/visit';

// Both change the same AutoDelivery.
test.describe.configure({ mode: 'default' });

const SHELF = 'Bathroom shelf';
const NAME = /Tidewell Magnesium Glycinate 500mg 60/;
const shelf = (page: Page) => main(page).getByRole('article', { name: SHELF });

/** How long the page says that the product was added before it opens another, in ms. */
const timeUntilLeft = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let since: number | null = null;
        const { pathname } = window.location;
        const look = () => {
          if (since === null && document.body.textContent?.includes('Added to AutoDelivery'))
            since = performance.now();
          if (since !== null && window.location.pathname !== pathname) resolve(performance.now() - since);
        };
        new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
      }),
  );

test('product page → existing AutoDelivery → its management [2.1-18 2.10-17 4.e-04 2.19-02 9.c-03]', async ({
  page,
  quietConsole: _quiet,
}) => {
  await signInAsPriya(page);
  await chooseAutoDelivery(page);
  await main(page).getByRole('radio', { name: 'Select Existing' }).check();
  const list = main(page).getByRole('combobox', { name: 'Your AutoDeliveries' });
  await expect(list).toBeVisible();
  await addToAutoDeliveryButton(page).click();
  await expect(main(page).getByText('Please select an existing AutoDelivery')).toBeVisible();
  await expect(list).toBeFocused();
  await list.selectOption(`${SHELF} (every 4 weeks)`);
  const leftAfter = timeUntilLeft(page);
  await addToAutoDeliveryButton(page).click();
  await expectAddedToAutoDelivery(page);
  await expect(page).toHaveURL(/\/user\/autodelivery$/);
  expect(await leftAfter).toBeGreaterThan(1900);

  const item = shelf(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: NAME }) });
  await item.getByRole('button', { name: /^Increase/ }).click();
  await expect(item.getByRole('textbox', { name: /^Quantity/ })).toHaveValue('2');
  await shelf(page).getByRole('button', { name: 'Pause' }).click();
  await expect(shelf(page).getByText('Paused. Nothing is charged')).toBeVisible();
  await shelf(page).getByRole('button', { name: 'Resume' }).click();
  await expect(shelf(page).getByText('Running again.')).toBeVisible();

  await page.reload();
  await expect(item.getByRole('textbox', { name: /^Quantity/ })).toHaveValue('2');
  await item.getByRole('button', { name: /^Remove/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove item' }).click();
  await expect(shelf(page).getByText(/was removed/)).toBeVisible();
  await expect(item).toHaveCount(0);
});

test('skipping and pausing say the next charge, and are mailed [selling-48]', async ({
  page,
  quietConsole: _quiet,
}) => {
  const { email } = demoAccount('priya');
  await signInAsPriya(page);
  await visit(page, '/user/autodelivery');
  await shelf(page).getByRole('button', { name: 'Skip next delivery' }).click();
  const dialog = page.getByRole('dialog', { name: /^Skip the order of / });
  const charged = /placed and charged on (\w+ \d+ \w+)/.exec((await dialog.textContent()) ?? '')?.[1];
  await dialog.getByRole('button', { name: 'Skip delivery' }).click();
  await expect(shelf(page).getByText(/Skipped\. Next order and charge: /)).toContainText(
    new RegExp(`${charged}, expected (Mon|Tue|Wed|Thu|Fri) .+ to (Mon|Tue|Wed|Thu|Fri) `),
  );
  await expect.poll(() => subjectsTo(page, email)).toContain('Your next AutoDelivery is skipped');

  await shelf(page).getByRole('button', { name: 'Pause' }).click();
  await expect(shelf(page).getByText('Paused. Nothing is charged')).toBeVisible();
  await expect.poll(() => subjectsTo(page, email)).toContain('You have paused your AutoDelivery');
  await shelf(page).getByRole('button', { name: 'Resume' }).click();
  await expect(shelf(page).getByText('Running again.')).toBeVisible();
  await expect.poll(() => subjectsTo(page, email)).toContain('Your AutoDelivery goes on');
});
