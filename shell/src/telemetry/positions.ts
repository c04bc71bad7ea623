import { type ErrorReport, TELEMETRY_LIMITS } from '@saltbush/contract/telemetry';
import type { SnapshotRemote } from '../snapshot';

/** A folder of code on this page. */
export interface CodeFolder {
  remote: string;
  release: string;
  /** Absolute URL; ends with a slash. */
  base: string;
}

const POSITION = /(https?:\/\/[^\s()]+?)(?:\?[^\s():]*)?:(\d+):(\d+)/g;
const OF_REACT = /Minified React error (#\d+)/;

/** Lists the folders of this page's code: each remote's release and the shell's own. */
export function codeFolders(remotes: readonly SnapshotRemote[], shellEntry: string): CodeFolder[] {
  const absolute = (url: string) => new URL(url, window.location.href).href;
  const shell = { remote: 'shell', release: /\.(\w+)\.js/.exec(shellEntry)?.[1] ?? 'dev' };
  return [
    { ...shell, base: absolute('/_shell/assets/') },
    ...remotes
      .filter(({ isOverride }) => !isOverride)
      .map(({ name, release, entry }) => ({
        remote: name,
        release,
        base: absolute(entry.replace(/[^/]*$/, '')),
      })),
  ];
}

/** Its class, or React's code; never its message, which may hold what somebody typed. */
function nameOf(error: Error): string {
  const code = OF_REACT.exec(error.message)?.[1];
  if (code) return `React ${code}`;
  return /^[A-Za-z]\w{0,39}$/.test(error.name) ? error.name : 'Error';
}

/**
 * Returns where in the shop's code an error happened, topmost frame first.
 * @returns null for an error of other code, such as a browser's extension
 */
export function placeOf(error: unknown, folders: readonly CodeFolder[]): Omit<ErrorReport, 'page'> | null {
  if (!(error instanceof Error)) return null;
  const places = [...(error.stack ?? '').matchAll(POSITION)].flatMap(([, url = '', line, column]) => {
    const folder = folders.find(({ base }) => url.startsWith(base));
    return folder ? [{ folder, frame: `${url.slice(folder.base.length)}:${line}:${column}` }] : [];
  });
  // A remote's error may be thrown by React, which belongs to the shell.
  const owner = (places.find(({ folder }) => folder.remote !== 'shell') ?? places[0])?.folder;
  if (!owner) return null;
  const frames = places.filter(({ folder }) => folder === owner).map(({ frame }) => frame);
  const { remote, release } = owner;
  return { remote, release, name: nameOf(error), frames: frames.slice(0, TELEMETRY_LIMITS.frames) };
}
