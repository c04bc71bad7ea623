import { allowScripts, trustedScriptUrl } from '@saltbush/shared-ui/platform';
import { recordLoad } from '../diagnostics/record';
import type { SnapshotRemote } from '../snapshot';
import { type ChunkLoader, createChunkLoader } from './chunk-loader';
import { createHashes, toAbsolute } from './hashes';

type Loading = HTMLScriptElement | HTMLLinkElement;

/**
 * Webpack's runtime, in the shell and in remotes, loads chunks with this (`VerifiedChunksPlugin`). Development builds,
 * which can replace chunks, create the elements themselves.
 */
export interface VerifiedLoader extends ChunkLoader {
  /** Returns an element that runs the script only if it matches its hash. */
  createScript(url: string): HTMLScriptElement;
  /** Makes the browser apply a style sheet, which is not in the document yet, only if it matches its hash. */
  verifyStyle(link: HTMLLinkElement): void;
}

/**
 * Creates the loader of scripts and styles. A file that its source does not list fails like one that is missing, so the
 * part that needs it shows its fallback; a retry fetches it again instead of taking it from the browser's cache.
 */
export function createVerifiedLoader(remotes: readonly SnapshotRemote[], shell?: string): VerifiedLoader {
  const hashes = createHashes(remotes, shell);
  const failed = new Set<string>();
  const abandoned = new Set<string>();
  allowScripts((url) => !!hashes.sourceOf(url));

  function report(url: string): void {
    failed.add(url);
    const remote = hashes.sourceOf(url)?.name ?? '';
    recordLoad(remote, url, 'Missing, or not as released');
    navigator.sendBeacon?.('/_shell/reports', new URL(toAbsolute(url)).pathname);
  }

  /** A file that failed, or that may hang: the browser waits for its own preload of the same URL. */
  const isDoubtful = (url: string): boolean =>
    failed.has(url) || [...abandoned].some((base) => toAbsolute(url).startsWith(base));

  function start(element: Loading, url: string, integrity: string): void {
    const address = isDoubtful(url) ? `${url}?r=${Date.now()}` : url;
    element.crossOrigin = 'anonymous';
    element.integrity = integrity;
    if ('href' in element) element.href = address;
    else element.src = trustedScriptUrl(address);
  }

  /** Starts the element now if its hash is known; otherwise an element without an address waits in the document. */
  function load(element: Loading, url: string): void {
    element.addEventListener('error', () => report(url));
    const known = hashes.find(url);
    const settle = (integrity?: string) => {
      if (integrity === undefined) element.dispatchEvent(new Event('error'));
      else start(element, url, integrity);
    };
    if (known === undefined) hashes.load(url).then(settle, () => settle());
    else settle(known);
  }

  // Scripts run after all style sheets have settled. A part whose style sheet was refused requests it again.
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][integrity]')) {
    if (link.sheet) continue;
    report(link.href);
    link.remove();
  }

  const createScript = (url: string): HTMLScriptElement => {
    const script = document.createElement('script');
    load(script, url);
    return script;
  };
  const verifyStyle = (link: HTMLLinkElement): void => {
    const url = link.href;
    link.removeAttribute('href');
    load(link, url);
  };
  const chunks = createChunkLoader(createScript, verifyStyle);
  const abandon = (base: string): void => {
    abandoned.add(base);
    chunks.abandon(base);
  };
  return { ...chunks, createScript, verifyStyle, abandon };
}

/** Lets the runtimes of shell and remotes find the loader. */
export const provideVerifiedLoader = (loader: VerifiedLoader): void =>
  void Object.assign(globalThis, { __SALTBUSH_LOADER__: loader });
