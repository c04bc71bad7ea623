import { REPORTS_PATH } from '@saltbush/contract/telemetry';
import { subscribe } from '@saltbush/shared-ui/bus';
import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { followNotes, type Noted } from '../diagnostics/record';
import { findClaim, findNotFound } from '../routing/find-remote';
import type { Snapshot, SnapshotRemote } from '../snapshot';
import { createPageState } from './page-state';
import { codeFolders } from './positions';

/** Errors and changes of the cart are told this soon, so that a harmful release is seen while its page is open. */
const SOON_MS = 10_000;

/** `shell-header` → the remote that fills the header. */
function ownerOf(remotes: readonly SnapshotRemote[], application: string): string {
  const slot = application.replace('shell-', 'shell.');
  return (
    remotes.find(({ manifest }) => manifest.fills.some((fill) => fill.slot === slot))?.name ?? application
  );
}

function pageAt(remotes: readonly SnapshotRemote[], pathname: string): string {
  const claim = findClaim(remotes, pathname) ?? findNotFound(remotes);
  return claim ? `${claim.remote.name}/${claim.page}` : 'other';
}

function measureVitals(measure: ReturnType<typeof createPageState>['measure']): void {
  const milliseconds = [onLCP, onINP, onFCP, onTTFB] as const;
  for (const follow of milliseconds)
    follow(({ name, value }) => measure(name, Math.round(Math.min(value, 600_000))));
  onCLS(({ name, value }) => measure(name, Math.round(value * 1000)));
}

/**
 * Reports to the shop how this page does: times, failures, and whether the cart was changed, by remote and release. Nothing
 * in it tells who the visitor is, what they typed, or which product or order they looked at.
 */
export function reportPage({ revision, remotes, location }: Snapshot): void {
  const entry = document.querySelector<HTMLScriptElement>('script[src*="/assets/shell."]')?.src ?? '';
  const state = createPageState({
    revision,
    page: pageAt(remotes, location.pathname),
    folders: codeFolders(remotes, entry),
    remoteOf: (application) => ownerOf(remotes, application),
    currentPage: () => pageAt(remotes, window.location.pathname),
  });

  let isDue = false;
  function send(): void {
    isDue = false;
    const report = state.take();
    if (report) navigator.sendBeacon?.(REPORTS_PATH, JSON.stringify(report));
  }
  function sendSoon(): void {
    if (isDue) return;
    isDue = true;
    setTimeout(send, SOON_MS);
  }
  function note(record: Noted): void {
    state.note(record);
    if (state.isUrgent()) sendSoon();
  }

  followNotes(note);
  measureVitals(state.measure);
  subscribe('cart:changed', (_payload, { remote }) => {
    if (remote) return;
    state.change();
    sendSoon();
  });
  // After the listeners of web-vitals, which measure at the same moment.
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && send());
  window.addEventListener('pagehide', send);
}
