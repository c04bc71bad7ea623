import { readFileSync } from 'node:fs';
import { signInAsDemo } from '../../support/accounts';
import { expectAccessible } from '../../support/axe';
import { main } from '../../support/landmarks';
import { expect, test } from '../../support/test';

const WORD = 'flibbertine';

test('an editor teaches the search a word that found nothing, by keyboard; shoppers find by it until it is removed', async ({
  page,
  browser,
}) => {
  const shopper = await browser.newPage();
  await shopper.goto(`/search-results?query=${WORD}`);
  await expect(
    shopper
      .getByRole('main')
      .getByText(/no (results|products)|couldn’t find|0 results/i)
      .first(),
  ).toBeVisible();

  await signInAsDemo(page, 'content');
  await page.goto('/staff/search?sort=without_results');
  const teach = main(page).getByRole('link', { name: `Teach the search “${WORD}”` });
  await expect(async () => {
    await page.reload();
    await expect(teach).toBeVisible({ timeout: 3000 });
  }, 'searches are recorded in batches').toPass({ timeout: 30_000 });
  await expectAccessible(page);
  const saved = page.waitForEvent('download');
  await main(page).getByRole('button', { name: 'Save as CSV' }).press('Enter');
  expect(readFileSync((await (await saved).path()) ?? '', 'utf8')).toContain(`${WORD},`);

  await teach.press('Enter');
  await expect(main(page).getByLabel('When shoppers type')).toHaveValue(WORD);
  await main(page).getByLabel('Look for').fill('magnesium');
  await main(page).getByRole('button', { name: 'Try it out' }).press('Enter');
  await expect(main(page).getByRole('heading', { name: /^With this line: \d+ products$/ })).toBeVisible();
  await expect(main(page).getByRole('heading', { name: 'Now: nothing' })).toBeVisible();
  await expectAccessible(page);
  await main(page).getByRole('button', { name: 'Save' }).press('Enter');
  await expect(main(page).getByText(/^Saved\. Every search knows/)).toBeVisible();

  await expect(async () => {
    await shopper.reload();
    await expect(
      shopper
        .getByRole('main')
        .getByRole('link', { name: /magnesium/i })
        .first(),
    ).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: 30_000 });

  await main(page)
    .getByRole('button', { name: `Remove “${WORD}”` })
    .press('Enter');
  await expect(main(page).getByText(`“${WORD}” is removed.`)).toBeVisible();
  await page.reload();
  await expect(main(page).getByText('No lines of your own yet.')).toBeVisible();
});
