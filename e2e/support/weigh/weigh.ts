import { readFileSync } from 'node:fs';
import { compressed } from './compressed';
import type { CriticalPath } from './critical-path';
import { designPieces } from './design-share';
import { fileOf, findShellFile } from './files';

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
