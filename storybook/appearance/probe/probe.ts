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

/** @returns The fingerprint of the machine that made the pictures, or null if there is none. */
function readFingerprint(): Fingerprint | null {
  if (!existsSync(PICTURE) || !existsSync(BROWSER)) return null;
  const { browser } = JSON.parse(readFileSync(BROWSER, 'utf8')) as { browser: string };
  return { browser, picture: readFileSync(PICTURE) };
}

/**
 * Compares this machine's rendering with that of the machine that made the pictures.
 * @param mayAdopt Whether to record this machine's fingerprint if none is committed.
 * @returns Descriptions of what differs; empty if pictures can be compared.
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
