import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { contextOptions, launchOptions } from '../browser';
import { differingParts, type Fingerprint } from './compare';
import { PARTS, probePage } from './page';

const PICTURE = join(import.meta.dirname, 'fingerprint.png');
const BROWSER = join(import.meta.dirname, 'fingerprint.json');

async function takeFingerprint(): Promise<Fingerprint> {
  const browser = await chromium.launch(launchOptions);
  try {
    const page = await browser.newPage(contextOptions);
    await page.setContent(probePage());
    await page.evaluate(() => document.fonts.ready);
    const [major = ''] = browser.version().split('.');
    return { browser: major, picture: await page.locator('body').screenshot() };
  } finally {
    await browser.close();
  }
}

/** @returns the fingerprint of the machine that made the pictures, or null where there is none. */
function readFingerprint(): Fingerprint | null {
  if (!existsSync(PICTURE) || !existsSync(BROWSER)) return null;
  const { browser } = JSON.parse(readFileSync(BROWSER, 'utf8')) as { browser: string };
  return { browser, picture: readFileSync(PICTURE) };
}

/**
 * Tells whether this machine renders like the one that made the pictures.
 * @param mayAdopt whether this machine becomes that one where no fingerprint is committed
 * @returns what differs, in words; empty where pictures can be compared.
 */
export async function probe(mayAdopt: boolean): Promise<string[]> {
  const here = await takeFingerprint();
  const made = readFingerprint();
  if (made) return differingParts(made, here, Object.keys(PARTS));
  if (!mayAdopt) return ['there is no fingerprint'];
  writeFileSync(PICTURE, here.picture);
  writeFileSync(BROWSER, `${JSON.stringify({ browser: here.browser })}\n`);
  return [];
}
