import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { eachMapping, TraceMap } from '@jridgewell/trace-mapping';
import { ROOT } from './shop';

const DESIGN = /shared-ui\/src\/design\//;
const SHELL_ASSETS = '/_shell/assets/';
const RELEASES = '/releases/';

/** A document with what it makes the browser fetch before any interaction. */
export interface CriticalPath {
  html: string;
  scripts: string[];
  /** The style sheets in the document, by file name. */
  styles: { name: string; css: string }[];
  fonts: string[];
}

const allOf = (html: string, pattern: RegExp) => [
  ...new Set([...html.matchAll(pattern)].map(([, path = '']) => path)),
];

/**
 * Extracts the paths and style sheets of a document's head.
 * @throws {Error} if it has no style sheets, or links some that would not be weighed
 */
export function readCriticalPath(html: string): CriticalPath {
  const styles = [...html.matchAll(/<style data-href="([^"]+)">([^<]*)</g)];
  if (styles.length === 0 || html.includes('rel="stylesheet"'))
    throw new Error('The document does not contain its style sheets');
  return {
    html,
    scripts: [
      ...allOf(html, /<script[^>]* src="([^"]+)"/g),
      ...allOf(html, /<link rel="preload" as="script" href="([^"]+)"/g),
    ],
    styles: styles.map(([, name = '', css = '']) => ({ name, css })),
    fonts: allOf(html, /<link rel="preload" as="font"[^>]* href="([^"]+)"/g),
  };
}

/** The shell keeps its builds side by side; file names are derived from their content. */
function findShellFile(name: string): string | undefined {
  const dist = join(ROOT, 'shell/dist');
  const files = readdirSync(dist).map((build) => join(dist, build, 'browser', name));
  return files.find((path) => existsSync(path));
}

function shellFile(name: string): string {
  const file = findShellFile(name);
  if (!file) throw new Error(`No build of the shell has ${name}`);
  return file;
}

function fileOf(path: string, releasesDir: string): string {
  if (path.startsWith(SHELL_ASSETS)) return shellFile(path.slice(SHELL_ASSETS.length));
  if (path.startsWith(RELEASES)) return join(releasesDir, path.slice(RELEASES.length));
  throw new Error(`${path} is no file of the shop`);
}

const compressed = (text: string | Buffer) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).byteLength;

/** The parts of a built script that belong to the design system, by its source map. */
function designPieces(file: string): string {
  const lines = readFileSync(file, 'utf8').split('\n');
  const pieces: string[] = [];
  let last: { line: number; column: number; isDesign: boolean } | null = null;
  const take = (line: number, column: number) => {
    if (!last?.isDesign) return;
    const text = lines[last.line - 1] ?? '';
    pieces.push(text.slice(last.column, last.line === line ? column : undefined));
  };
  eachMapping(new TraceMap(readFileSync(`${file}.map`, 'utf8')), (mapping) => {
    const { generatedLine, generatedColumn, source } = mapping;
    take(generatedLine, generatedColumn);
    last = { line: generatedLine, column: generatedColumn, isDesign: DESIGN.test(source ?? '') };
  });
  take(0, 0);
  return pieces.join('');
}

/** Bytes over the wire (Brotli, level 5) of a page's first load. */
export interface Weights {
  /** The document, with its style sheets. */
  document: number;
  scripts: number;
  /** The design system's share of the scripts. */
  designScripts: number;
  /** All style sheets: the shell's is the design system's, a remote's is mostly its own. */
  styles: number;
  designStyles: number;
  fonts: number;
}

/** Measures what a document loads. */
export function weigh({ html, scripts, styles, fonts }: CriticalPath, releasesDir: string): Weights {
  const sum = (paths: string[]) =>
    paths.reduce((total, path) => total + compressed(readFileSync(fileOf(path, releasesDir))), 0);
  const sumStyles = (sheets: CriticalPath['styles']) =>
    sheets.reduce((total, { css }) => total + compressed(css), 0);
  return {
    document: compressed(html),
    scripts: sum(scripts),
    designScripts: compressed(scripts.map((path) => designPieces(fileOf(path, releasesDir))).join('')),
    styles: sumStyles(styles),
    designStyles: sumStyles(styles.filter(({ name }) => findShellFile(name))),
    fonts: fonts.reduce((total, path) => total + readFileSync(fileOf(path, releasesDir)).byteLength, 0),
  };
}
