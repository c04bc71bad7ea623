import { join } from 'node:path';
import { HTML_ATTACKS, randomHtml } from '@saltbush/contract/html-attacks';
import { build } from 'esbuild';
import { cleanHtml } from '../../../api/src/lib/clean-html';
import { parseRichText } from '../../../shared-ui/src/design/components/RichText/parse';
import { ROOT } from '../../support/shop/folder';
import { expect, test } from '../../support/test';

const RICH_TEXT = join(ROOT, 'shared-ui/src/design/components/RichText/parse.ts');
const RANDOM = 2000;

/** Browsers differ here among themselves: they are about to allow any element inside a select. */
const isDisputed = (html: string) => html.includes('<select>');

const random = Array.from({ length: RANDOM }, (_entry, seed) => randomHtml(seed + 1));
const texts = [...HTML_ATTACKS, ...random].filter((html) => !isDisputed(html));
const cleaned = [...HTML_ATTACKS, ...random].map((html): string => cleanHtml(html));

async function bundleForBrowsers(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [RICH_TEXT],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'richText',
    platform: 'browser',
  });
  return outputFiles[0]?.text ?? '';
}

test('a browser reads rich text as the server does, and runs none of it', async ({ page }) => {
  await page.setContent('<!doctype html><title>Parsers</title>');
  await page.addScriptTag({ content: await bundleForBrowsers() });
  const { trees, attacked } = await page.evaluate(
    async (all) => {
      let attacked = false;
      Object.assign(window, { alert: () => (attacked = true) });
      const { richText } = window as unknown as { richText: { parseRichText: (html: string) => unknown } };
      const trees = all.map((html) => JSON.stringify(richText.parseRichText(html)));
      // An error handler would run in a separate task, after a picture has failed.
      await new Promise((resolve) => requestIdleCallback(resolve));
      return { trees, attacked };
    },
    [...texts, ...cleaned],
  );
  expect(attacked).toBe(false);
  for (const [at, html] of [...texts, ...cleaned].entries())
    expect(trees[at], html).toBe(JSON.stringify(parseRichText(html)));
});
