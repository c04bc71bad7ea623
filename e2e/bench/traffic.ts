import { setTimeout as wait } from 'node:timers/promises';
import type { CDPSession } from 'playwright';
import type { TracedRequest } from './figures';

const LOOK_MS = 50;
const PATIENCE_MS = 30_000;
const IGNORED = /^(data|blob):|favicon\.ico/;

interface Entry {
  url: string;
  isScript: boolean;
  bytes: number;
  startedSeconds: number;
  endedSeconds: number | null;
}

function toTraced(entries: readonly Entry[]): TracedRequest[] {
  const first = Math.min(...entries.map(({ startedSeconds }) => startedSeconds));
  const since = (seconds: number) => (seconds - first) * 1000;
  return entries.map(({ url, isScript, bytes, startedSeconds, endedSeconds }) => ({
    url,
    isScript,
    bytes,
    started: since(startedSeconds),
    ended: endedSeconds === null ? null : since(endedSeconds),
  }));
}

/** Records every request of a page from now on. */
export function watchTraffic(cdp: CDPSession) {
  const entries = new Map<string, Entry>();
  const open = new Set<string>();
  let lastNews = performance.now();
  const close = (id: string) => {
    open.delete(id);
    lastNews = performance.now();
  };
  cdp.on('Network.requestWillBeSent', ({ requestId, request: { url }, type, timestamp }) => {
    if (IGNORED.test(url)) return;
    const isScript = type === 'Script';
    entries.set(requestId, { url, isScript, bytes: 0, startedSeconds: timestamp, endedSeconds: null });
    open.add(requestId);
    lastNews = performance.now();
  });
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    const entry = entries.get(requestId);
    if (entry && response.mimeType.includes('javascript')) entry.isScript = true;
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    const entry = entries.get(requestId);
    if (entry) Object.assign(entry, { bytes: encodedDataLength, endedSeconds: timestamp });
    close(requestId);
  });
  cdp.on('Network.loadingFailed', ({ requestId }) => close(requestId));

  return {
    requests: (): TracedRequest[] => toTraced([...entries.values()]),
    /** Source texts of the loaded scripts. */
    async scripts(): Promise<string[]> {
      const loaded = [...entries].filter(
        ([, { isScript, endedSeconds }]) => isScript && endedSeconds !== null,
      );
      const bodies = loaded.map(([requestId]) => cdp.send('Network.getResponseBody', { requestId }));
      return (await Promise.all(bodies)).map(({ body }) => body);
    },
    /** Waits until the page has sent no request for a while; a page that never goes idle is measured as it is. */
    async settle(quietMs: number): Promise<void> {
      const started = performance.now();
      while (performance.now() - started < PATIENCE_MS) {
        if (open.size === 0 && performance.now() - lastNews > quietMs) return;
        await wait(LOOK_MS);
      }
    },
  };
}
