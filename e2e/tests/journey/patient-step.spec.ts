import type { Page } from '@playwright/test';
import { addRecord } from '../../support/care/patient';
import { newPatient } from '../../support/care/people';
import { main } from '../../support/landmarks';
import { interfere } from '../../support/outages/interfere';
import { expect, test } from '../../support/test';
import { visit } from '../../support/visit';

/** Answers that the program may suit. */
async function answerAll(page: Page): Promise<void> {
  const answer = (name: RegExp, word: string) =>
    main(page).getByRole('group', { name }).getByRole('radio', { name: word }).check({ force: true });
  await answer(/^Are you 18/, 'Yes');
  await main(page).getByLabel('Your height').fill('171');
  await main(page).getByLabel('Your weight').fill('98.5');
  await main(page).getByRole('checkbox', { name: 'None of these' }).check({ force: true });
  await answer(/^Have you been diagnosed/, 'No');
  await answer(/^Are you taking/, 'No');
  await main(page).getByRole('button', { name: 'Check if it may suit me' }).click();
}

test('the program tells that a patient is too young, and of any other failure only that it happened [8-02 8-09]', async ({
  page,
}) => {
  const patient = await newPatient(page, 'Guardian');
  await addRecord(patient);
  await addRecord(patient, { first_name: 'Minnow', dob: '2014-04-09' });
  await visit(page, '/weight-management/join');
  await answerAll(page);
  const content = main(page);
  await expect(content.getByRole('heading', { level: 1 })).toHaveText('Who is the program for?');
  await content.getByRole('radio', { name: /^Minnow/ }).check({ force: true });
  const goOn = content.getByRole('button', { name: 'Continue', exact: true });
  await goOn.click();
  await expect(content).toContainText('The patient must be at least 18 years of age or older.');
  await expect(content.getByRole('heading', { level: 1 })).toHaveText('Who is the program for?');

  await content.getByRole('radio', { name: /^Wren/ }).check({ force: true });
  const restore = await interfere(page, /\/graphql$/, async (route) =>
    route.request().postDataJSON().operationName === 'JourneySubscriptionsSetPatient'
      ? route.abort()
      : route.fallback(),
  );
  await goOn.click();
  await expect(content).toContainText('Something went wrong. Please try again.');
  restore();
  await goOn.click();
  await expect(content.getByRole('heading', { level: 1 })).toHaveText('When can your doctor call?');
});
