import { EARLY_CONTROLS } from '../../support/early-input/early-controls';
import { openAndAct, type Slowness } from '../../support/early-input/open-and-act';
import { watchOperations } from '../../support/operations';
import { expect, test } from '../../support/test';

const CONDITIONS: Record<string, Slowness> = {
  'at full speed': {},
  'on a processor 4 times slower': { cpu: 4 },
  'on a processor 6 times slower': { cpu: 6 },
  'at 400 kbit/s': { kbps: 400 },
};

/** By default one control of each kind; `EARLY_INPUT=all` tests every control under all conditions. */
const SAMPLE: Record<string, (keyof typeof CONDITIONS)[]> = {
  'Add to Cart on the product page': ['at full speed', 'on a processor 6 times slower', 'at 400 kbit/s'],
  'Add to cart in a listing': ['on a processor 4 times slower'],
  'Add to cart on the home page, twice': ['on a processor 4 times slower'],
  'the quantity stepper, twice': ['on a processor 4 times slower'],
  'a typed quantity': ['on a processor 6 times slower'],
  'a size': ['at full speed', 'on a processor 6 times slower'],
  'page 2': ['on a processor 4 times slower'],
  'search suggestions': ['on a processor 4 times slower'],
  'a filter': ['on a processor 4 times slower'],
  'the filters on a phone': ['on a processor 4 times slower'],
  'the menu on a phone': ['at full speed'],
  'the sort order': ['on a processor 4 times slower'],
  'the delivery location': ['on a processor 4 times slower'],
};

/** A processor that is slowed down six times and shared with other work takes long, and says nothing about clicks. */
const LONGEST_MS = 90_000;

const isComplete = process.env.EARLY_INPUT === 'all';

for (const [name, { path, action, effects, isOnPhones }] of Object.entries(EARLY_CONTROLS))
  for (const condition of isComplete ? Object.keys(CONDITIONS) : (SAMPLE[name] ?? []))
    test(`${name} acts exactly once if used as soon as it is painted, ${condition}`, async ({
      page,
      quietConsole: _quiet,
    }) => {
      test.setTimeout(2 * LONGEST_MS);
      const operations = watchOperations(page);
      if (isOnPhones) await page.setViewportSize({ width: 390, height: 844 });
      await openAndAct(page, path, action, CONDITIONS[condition] ?? {});
      await expect.poll(() => effects(page, operations), { timeout: LONGEST_MS }).toBe(1);
      await expect(page.locator('[data-held]'), 'nothing is busy any more').toHaveCount(0);
      await page.waitForLoadState('networkidle');
      expect(await effects(page, operations), 'not done twice').toBe(1);
    });
