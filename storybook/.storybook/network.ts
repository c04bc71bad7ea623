import { connectNetwork } from '@saltbush/shared-ui/testing';
import { setupWorker } from 'msw/browser';

const base = (import.meta as ImportMeta & { env: { BASE_URL: string } }).env.BASE_URL;

/** In a build beside the page, in whatever folder that lies. */
const WORKER = new URL(`${base}mockServiceWorker.js`, document.baseURI).href;

const worker = setupWorker();
let started: Promise<void> | null = null;

/** Starts the one worker that answers all stories. */
export function startNetwork(): Promise<void> {
  started ??= worker
    .start({ serviceWorker: { url: WORKER }, onUnhandledRequest: 'bypass', quiet: true })
    .then(() => connectNetwork(worker));
  return started;
}
