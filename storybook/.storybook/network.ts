import { connectNetwork } from '@saltbush/shared-ui/testing';
import { setupWorker } from 'msw/browser';

const base = (import.meta as ImportMeta & { env: { BASE_URL: string } }).env.BASE_URL;

/** URL of the worker next to the page, whatever folder the build is served from. */
const WORKER = new URL(`${base}mockServiceWorker.js`, document.baseURI).href;

const worker = setupWorker();
let started: Promise<void> | null = null;

/** Starts the service worker that mocks the network for all stories; later calls return the same promise. */
export function startNetwork(): Promise<void> {
  started ??= worker
    .start({ serviceWorker: { url: WORKER }, onUnhandledRequest: 'bypass', quiet: true })
    .then(() => connectNetwork(worker));
  return started;
}
