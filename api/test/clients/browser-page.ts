import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const require = createRequire(import.meta.url);

/** A request that a page sent by beacon, and the response. */
export interface Beacon {
  url: URL;
  contentType: string | null;
  // biome-ignore lint/suspicious/noExplicitAny: tests read the fields they expect
  body: any;
  status: number;
}

/** A page as in a browser; its scripts have no access to the test. */
export interface BrowserPage {
  // biome-ignore lint/suspicious/noExplicitAny: scripts attach arbitrary values to the window
  window: any;
  document: Document;
  /** Waits for all beacons sent so far. */
  beacons(): Promise<Beacon[]>;
  close(): void;
}

/** Reads a file of an installed package, as a script tag would load it. */
function scriptOf(file: string): string {
  const folders = require.resolve.paths(file) ?? [];
  const found = folders.map((folder) => join(folder, file)).find((path) => existsSync(path));
  if (!found) throw new Error(`No installed package contains ${file}`);
  return readFileSync(found, 'utf8');
}

/** Posts text without a preflight, as a browser's beacon does. */
async function sendBeacon(url: string, text: string): Promise<Beacon> {
  const request = new Request(url, { method: 'POST', body: text });
  const { status } = await fetch(request);
  const contentType = request.headers.get('content-type');
  return { url: new URL(url), contentType, body: JSON.parse(text), status };
}

/** Opens a page on an origin and runs scripts: inline ones, which begin with //, or files of installed packages. */
export function openPage(origin: string, body: string, scripts: readonly string[]): BrowserPage {
  const { JSDOM } = require('jsdom');
  const { window } = new JSDOM(`<!doctype html><body>${body}</body>`, {
    url: `${origin}/`,
    runScripts: 'outside-only',
    pretendToBeVisual: true,
  });
  const sent: Promise<Beacon>[] = [];
  window.navigator.sendBeacon = (url: string, text: string) => {
    sent.push(sendBeacon(url, text));
    return true;
  };
  for (const script of scripts) window.eval(script.startsWith('//') ? script : scriptOf(script));
  return {
    window,
    document: window.document,
    beacons: () => Promise.all(sent),
    close: () => window.close(),
  };
}
