import { PRODUCT } from '../../support/paths';
import { expect, test } from '../../support/test';

test.use({ expectedViolations: /trusted types|require-trusted-types-for|trusted-types saltbush/i });

test('text becomes code or HTML through the shop’s one policy only', async ({ page }) => {
  await page.goto(PRODUCT);
  await expect(page.locator('main h1')).toBeVisible();
  const outcomes = await page.evaluate(() => {
    const attempt = (work: () => unknown) => {
      try {
        work();
        return 'possible';
      } catch (error) {
        return (error as Error).name;
      }
    };
    const { trustedTypes } = window as unknown as {
      trustedTypes: { createPolicy(name: string, rules: object): object };
    };
    return {
      html: attempt(() => {
        document.createElement('div').innerHTML = '<b>text</b>';
      }),
      script: attempt(() => {
        document.createElement('script').src = 'https://elsewhere.example/x.js';
      }),
      ownScript: attempt(() => {
        document.createElement('script').src = '/_shell/assets/x.js';
      }),
      code: attempt(() => {
        document.createElement('script').text = 'window.isChanged = true';
      }),
      secondPolicy: attempt(() => trustedTypes.createPolicy('saltbush', {})),
      otherPolicy: attempt(() => trustedTypes.createPolicy('default', {})),
    };
  });
  expect(outcomes).toEqual({
    html: 'TypeError',
    script: 'TypeError',
    ownScript: 'TypeError',
    code: 'TypeError',
    secondPolicy: 'TypeError',
    otherPolicy: 'TypeError',
  });
});
