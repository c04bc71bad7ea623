import { FragmentOverdue } from '../slots/slot-runtime';

/** Root option: prints what a part of the page failed with. A slow fragment is no error; diagnostics count it. */
export function onCaughtError(error: unknown, { componentStack }: { componentStack?: string }): void {
  if (error instanceof FragmentOverdue) return;
  // biome-ignore lint/suspicious/noConsole: what React itself does with an error that a boundary caught.
  console.error(error, componentStack ?? '');
}
