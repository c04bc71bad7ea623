import { expect, type Page } from '@playwright/test';
import { sampleBarcode } from '../../../api/seed/catalogue/codes';
import { send } from '../buyer/send';
import { main } from '../landmarks';
import { shopOrigin } from '../shop-origin';

/** Reads the barcode on a sample product's pack. */
export async function readBarcodeOf(slug: string): Promise<string> {
  const query = 'query Product($slug: String!) { product(slug: $slug) { code } }';
  const { product } = await send<{ product: { code: string } }>(shopOrigin(), query, { slug });
  return sampleBarcode(product.code);
}

/** Scans packs on the open page of packing, as a scanner does: digits, then Enter. */
export async function scanPacks(page: Page, barcodes: readonly string[]): Promise<void> {
  const input = main(page).getByLabel('Barcode');
  for (const barcode of barcodes) {
    await input.fill(barcode);
    await input.press('Enter');
    await expect(input).toHaveValue('');
  }
}

/** Packs an order of one pack and opens its page again. */
export async function packOne(page: Page, reference: string, slug: string): Promise<void> {
  await page.goto(`/staff/packing/${reference}`);
  await scanPacks(page, [await readBarcodeOf(slug)]);
  await main(page).getByRole('button', { name: 'Mark as packed' }).click();
  await main(page).getByRole('link', { name: 'Dispatch this order' }).click();
  await expect(page).toHaveURL(`/staff/orders/${reference}`);
}
