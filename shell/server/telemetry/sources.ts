import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { FileLists } from '../files/file-lists';
import { SHELL } from './to-rows';

/** A large map takes a few MB once it is read. */
const MAX_MAPS = 20;
const FRAME = /^(.+):(\d+):(\d+)$/;

/** `webpack://mf-cart@0.1.0-1a/./src/pages/cart.tsx?x` → `src/pages/cart.tsx`. */
const sourceName = (source: string): string =>
  source
    .replace(/^webpack:\/\/[^/]*\//, '')
    .replace(/^(\.?\.\/)+/, '')
    .replace(/\?.*$/, '');

/** Translates positions in built files into those of their sources, by source maps that the shop serves to nobody. */
export function createSources(files: FileLists, log: Pick<Logger, 'warn'>) {
  const maps = new LRUCache<string, TraceMap>({ max: MAX_MAPS });

  async function readMap(path: string): Promise<TraceMap | null> {
    const known = maps.get(path);
    if (known) return known;
    if (!existsSync(path)) return null;
    try {
      const map = new TraceMap(await readFile(path, 'utf8'));
      maps.set(path, map);
      return map;
    } catch (error) {
      log.warn({ err: error }, 'Could not read a source map');
      return null;
    }
  }

  /**
   * Returns where in the sources a position of a release's file is: `src/pages/cart.tsx:12:4`.
   * @returns the position itself if the release has no such file or no map of it
   */
  return async function sourceOf(remote: string, release: string, frame: string): Promise<string> {
    const [, name = '', line, column] = FRAME.exec(frame) ?? [];
    const list = remote === SHELL ? files.ofShell() : files.ofRelease(remote, release);
    // Only a listed file: the name comes from a browser.
    const file = list?.get(name);
    const map = file && (await readMap(`${file.path}.map`));
    if (!map) return frame;
    const position = originalPositionFor(map, {
      line: Number(line),
      column: Math.max(0, Number(column) - 1),
    });
    return position.source === null
      ? frame
      : `${sourceName(position.source)}:${position.line}:${position.column + 1}`;
  };
}

export type SourceOf = ReturnType<typeof createSources>;
