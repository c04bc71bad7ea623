import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { integrityOf, listPublicFiles } from '@saltbush/build';

export const REMOTE = 'mf-cart';
export const RELEASE = '0.1.0-0a1b2c3d';
/** A release from before lists of public files were recorded. */
export const OLD_RELEASE = '0.1.0-00000000';
/** In the content of every file that must stay private. */
export const SECRET = 'private-content';
export const SCRIPT = 'chunks/app.0a1b2c3d.js';
export const STYLE = 'styles/app.0a1b2c3d.css';

const PUBLIC = ['remoteEntry.js', SCRIPT, STYLE];
const PRIVATE_OF_BROWSER = [
  'remoteEntry.js.map',
  `${SCRIPT}.map`,
  'mf-stats.json',
  'mf-manifest.json',
  'assets.json',
];
const PRIVATE_OF_RELEASE = ['server/remoteEntry.cjs', 'operations.json', 'remote.json'];

function write(path: string, content: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

/** Content of a public file. */
export const contentOf = (name: string): string =>
  name === STYLE ? 'a{background:url(../pictures/a.png)}' : `public(${JSON.stringify(name)})`;

function writeBrowserFolder(folder: string): void {
  for (const name of PUBLIC) {
    write(join(folder, name), contentOf(name));
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(contentOf(name)));
  }
  for (const name of PRIVATE_OF_BROWSER) write(join(folder, name), SECRET);
}

function writeRelease(releases: string, id: string, isListed: boolean): void {
  const folder = join(releases, REMOTE, id);
  writeBrowserFolder(join(folder, 'browser'));
  for (const name of PRIVATE_OF_RELEASE) write(join(folder, name), SECRET);
  const publicFiles = listPublicFiles(join(folder, 'browser'));
  const all = [...PUBLIC, ...PRIVATE_OF_BROWSER].map((name) => [
    `browser/${name}`,
    publicFiles[name]?.integrity ?? '',
  ]);
  const files = { ...Object.fromEntries(all), 'server/remoteEntry.cjs': integrityOf(Buffer.from(SECRET)) };
  const record = { remote: REMOTE, id, note: SECRET, files, ...(isListed ? { publicFiles } : {}) };
  write(join(folder, 'release.json'), JSON.stringify(record));
}

/** Creates the folders of a shop with two releases and a build of the shell; private files contain SECRET. */
export function createShopFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'shop-'));
  const releasesDir = join(folder, 'releases');
  const browserDir = join(folder, 'shell/browser');
  writeRelease(releasesDir, RELEASE, true);
  writeRelease(releasesDir, OLD_RELEASE, false);
  writeRelease(releasesDir, `.${RELEASE}.123`, true);
  symlinkSync(join(releasesDir, 'audit.log'), join(releasesDir, REMOTE, RELEASE, 'browser/chunks/link.js'));
  write(join(releasesDir, 'registry.json'), JSON.stringify({ revision: 0, note: SECRET, remotes: {} }));
  write(join(releasesDir, 'audit.log'), SECRET);
  writeBrowserFolder(browserDir);
  write(join(browserDir, 'public-files.json'), JSON.stringify(listPublicFiles(browserDir)));
  write(
    join(browserDir, 'assets.json'),
    JSON.stringify({ note: SECRET, shell: { js: [SCRIPT], css: [STYLE], shared: [] } }),
  );
  write(join(folder, 'shell/server/server.mjs'), SECRET);
  return { folder, releasesDir, browserDir };
}
