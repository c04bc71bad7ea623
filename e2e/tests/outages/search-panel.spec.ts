import { interfere } from '../../support/outages/interfere';
import { expect, test } from '../../support/test';

const CHUNKS = /\/releases\/mf-header\/[^/]+\/browser\/chunks\//;

test('a search panel that cannot load says so, and comes when more is typed', async ({ page }) => {
  const recover = await interfere(page, CHUNKS, async (route) => {
    const response = await route.fetch();
    const isPanel = (await response.text()).includes('Search suggestions');
    await (isPanel ? route.abort() : route.fulfill({ response }));
  });
  await page.goto('/');
  const search = page.getByRole('search');
  const box = search.getByRole('combobox', { name: 'Search for products' });
  await box.click();
  await expect(search.getByRole('alert')).toContainText('Suggestions can’t load right now');
  recover();
  await box.pressSequentially('magn');
  await expect(page.getByRole('listbox', { name: 'Search suggestions' })).toContainText('Products for magn');
  await expect(search.getByRole('alert')).toHaveCount(0);
});
