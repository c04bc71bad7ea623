import { compressed } from './compressed';
import type { Piece } from './pieces';

const PACKAGE = /.*node_modules\/((?:@[^/]+\/)?[^/]+)\/(.*)/;
/** `webpack://mf-cart@0.1.0-1a2b/./src/index.ts`: the build, then the path from its workspace. */
const SOURCE = /^webpack:\/\/(?:saltbush-)?([^/@]+)[^/]*\/(.*)/;
const FOLDERS = 4;

/** Where a module belongs. */
export interface Place {
  /** The workspace whose build contains it; each build has its own copy of what is not shared. */
  build: string;
  /** A package, or a folder of this repository. */
  group: string;
  /** The module's path. */
  module: string;
}

/** Finds the build and the package or folder of a module by its name in a source map. */
export function placeOf(source: string): Place {
  const [, build = '', path = ''] = SOURCE.exec(source) ?? [];
  const [, name, file] = PACKAGE.exec(path) ?? [];
  if (name) return { build, group: name, module: `${name}/${file}` };
  if (!/^\.\.?\//.test(path)) return { build, group: 'webpack', module: path || 'webpack' };
  const module = path.startsWith('../') ? path.slice(3) : `${build}/${path.slice(2)}`;
  return { build, group: module.split('/').slice(0, -1).slice(0, FOLDERS).join('/'), module };
}

/**
 * Divides the compressed size of a script among its modules, in proportion to what the script would weigh less without
 * each of them. The shares add up to the size.
 */
export function sharesOf(pieces: readonly Piece[]): Map<string, number> {
  const modules = new Set(pieces.map(({ source }) => source));
  const textWithout = (left: string | null) =>
    pieces.flatMap(({ source, text }) => (source === left ? [] : text)).join('');
  const size = compressed(textWithout(null));
  const savings = [...modules].map(
    (source) => [source, Math.max(0, size - compressed(textWithout(source)))] as const,
  );
  const sum = savings.reduce((total, [, saved]) => total + saved, 0) || 1;
  return new Map(savings.map(([source, saved]) => [source, (saved / sum) * size]));
}
