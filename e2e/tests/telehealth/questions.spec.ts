import { enterDocument } from '../../support/keyboard/arrival';
import { choose, type } from '../../support/keyboard/keys';
import { main } from '../../support/landmarks';
import { goOn, sayWho } from '../../support/steps/telehealth';
import { expect, test } from '../../support/test';
import { visit } from '../../support/visit';

test('Back steps through the questions; health answers leave no trace, and a reload keeps them', async ({
  page,
}) => {
  await visit(page, '/telehealth/medical-certificate-work/book?step=patient');
  await sayWho(page);
  await type(page, main(page).getByLabel('Mobile or phone number'), '0412 345 678');
  await goOn(page);
  const heading = main(page).getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Are you unwell with a general illness?');
  await choose(page, main(page).getByRole('radio', { name: 'Yes' }));
  await goOn(page);
  await expect(heading).toHaveText('Do you need to be examined by a doctor today?');

  await page.goBack();
  await expect(heading).toHaveText('Are you unwell with a general illness?');
  await expect(heading).toBeFocused();
  await expect(main(page).getByRole('radio', { name: 'Yes' })).toBeChecked();
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...sessionStorage }, { ...localStorage }, document.cookie]),
  );
  expect(kept + page.url()).not.toContain('unwell');

  await page.goForward();
  await expect(heading).toHaveText('Do you need to be examined by a doctor today?');
  await enterDocument(page, () => page.reload());
  await expect(heading).toHaveText('Do you need to be examined by a doctor today?');
  await page.goBack();
  await expect(heading).toHaveText('Are you unwell with a general illness?');
  await expect(main(page).getByRole('radio', { name: 'Yes' })).toBeChecked();
});
