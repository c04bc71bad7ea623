import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { findChromium } from '../shell/build/commands/chromium';

/** Checks that the built Storybook works from a sub-folder of any server, with data and without network access. */
const BUILD = join(import.meta.dirname, 'storybook-static');
const FOLDER = '/a/b/';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Text that a story shows only if its requests are mocked. */
const STORIES = [
  { id: 'cart-cart-page--default', text: 'Ironbark Naturals Magnesium Glycinate 120 Capsules' },
  { id: 'catalog-product-productpage--general', text: 'Product code TID-500' },
  { id: 'header-header--searching', text: '2 results for magnesium' },
];

/** Without service workers, as on a plain http origin, requests are mocked in the page itself. */
const ORIGINS = [
  { name: 'with a service worker', host: 'localhost' },
  { name: 'on a plain http origin', host: 'storybook.example' },
];

const server = createServer(async (request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://any');
  const path = normalize(join(BUILD, pathname.slice(FOLDER.length)));
  const body =
    pathname.startsWith(FOLDER) && path.startsWith(BUILD) ? await readFile(path).catch(() => null) : null;
  response.writeHead(body ? 200 : 404, {
    'Content-Type': TYPES[extname(path)] ?? 'application/octet-stream',
  });
  response.end(body);
});

async function check(
  browser: Browser,
  origin: string,
  { id, text }: (typeof STORIES)[number],
): Promise<void> {
  const page = await browser.newPage();
  const externalRequests: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (url.startsWith('http') && !url.startsWith(origin)) externalRequests.push(url);
  });
  await page.goto(`${origin}${FOLDER}iframe.html?id=${id}&viewMode=story`);
  await page.getByText(text).first().waitFor({ state: 'attached', timeout: 30_000 });
  await page.close();
  if (externalRequests.length > 0) throw new Error(`${id} requested ${externalRequests.join(', ')}`);
}

if (!existsSync(join(BUILD, 'iframe.html')))
  throw new Error('Build Storybook first: npm run build -w @saltbush/storybook');
await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
const { port } = server.address() as AddressInfo;
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-quic', '--host-resolver-rules=MAP storybook.example 127.0.0.1'],
});
try {
  for (const { name, host } of ORIGINS) {
    for (const story of STORIES) {
      await check(browser, `http://${host}:${port}`, story);
      process.stdout.write(`✓ ${story.id} ${name}\n`);
    }
  }
} finally {
  await browser.close();
  server.close();
}
