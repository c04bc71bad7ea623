import { banner } from '../../support/landmarks';
import { PRODUCT } from '../../support/paths';
import { addToCartButton } from '../../support/steps/cart';
import { expect, test } from '../../support/test';
import { visit } from '../../support/visit';

test('controls have borders in forced colours, and nothing moves with reduced motion', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await visit(page, PRODUCT);
  const edge = await addToCartButton(page).evaluate((button) => {
    const { borderTopStyle, borderTopWidth } = getComputedStyle(button);
    return borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) > 0;
  });
  expect(edge, 'the main button has an edge').toBe(true);
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState, effect }) => playState === 'running' && effect?.getTiming().duration !== 0)
      .map((animation) => (animation as CSSAnimation).animationName),
  );
  expect(moving, 'animations that run').toEqual([]);
  const pause = banner(page).getByRole('button', { name: 'Pause announcements' });
  await expect(pause, 'nothing moves that could be paused').toBeHidden();
});
