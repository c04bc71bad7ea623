import { banner } from '../../support/landmarks';
import { LISTING, PRODUCT, SEARCH } from '../../support/paths';
import { expect, test } from '../../support/test';
import { visit } from '../../support/visit';

const BREAKPOINTS = [375, 576, 768, 1024, 1280, 1440];

/** The widths, in px at the usual size of text, at which loaded styles change. */
const readWidths = (): number[] => {
  const widths: number[] = [];
  const walk = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule)
        for (const [, em] of rule.conditionText.matchAll(/width *[<>=:]+ *([\d.]+)em/g))
          widths.push(Number(em) * 16);
      if (rule instanceof CSSGroupingRule) walk(rule.cssRules);
    }
  };
  for (const { cssRules } of document.styleSheets) walk(cssRules);
  return widths;
};

test('layouts change at six widths alone, and the desktop begins at 1024 px [9.f-01]', async ({ page }) => {
  const widths = new Set<number>();
  for (const path of ['/', LISTING, SEARCH, PRODUCT, '/cart']) {
    await visit(page, path);
    for (const width of await page.evaluate(readWidths)) widths.add(width);
  }
  // What ends below a breakpoint ends a pixel before it.
  const begins = new Set([...widths].map((width) => (BREAKPOINTS.includes(width + 1) ? width + 1 : width)));
  expect([...begins].sort((a, b) => a - b)).toEqual(BREAKPOINTS);

  await visit(page, '/');
  const browse = banner(page).getByRole('button', { name: 'Browse', exact: true });
  const links = page.getByRole('navigation', { name: 'Quick links' });
  await page.setViewportSize({ width: 1024, height: 900 });
  await expect(links).toBeVisible();
  await expect(browse).toBeHidden();
  await page.setViewportSize({ width: 1023, height: 900 });
  await expect(links).toBeHidden();
  await expect(browse).toBeVisible();
});
