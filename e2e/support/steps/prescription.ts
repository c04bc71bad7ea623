import type { Locator, Page } from '@playwright/test';
import { KNOWN } from '../../../api/seed/known';
import { main } from '../landmarks';

/** A product that needs a script. */
export const PRESCRIPTION_PRODUCT = `/products/${KNOWN.prescription}`;
const NAME = /Atorvastatin 20mg 30 Tablets/;

/** The button under the price, which a prescription product names after its next step. */
export const purchaseButton = (page: Page, name: string): Locator =>
  main(page).getByRole('button', { name, exact: true }).first();

/** The product's line in the cart. */
export const prescriptionLine = (page: Page): Locator =>
  page.getByRole('list', { name: 'Prescription' }).getByRole('listitem').filter({ hasText: NAME }).first();
