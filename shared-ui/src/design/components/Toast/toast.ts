import type { Tone } from '../../internal/types';

export interface ToastOptions {
  message: string;
  tone?: Tone;
  /** Reverts what the message reports. */
  undo?: () => void;
  action?: { readonly label: string; readonly onAct: () => void };
  /** Defaults to 5 s, or 8 s if there is a button. */
  durationMs?: number;
}

export interface ShownToast {
  readonly id: number;
  readonly message: string;
  readonly tone: Tone;
  readonly action?: { readonly label: string; readonly onAct: () => void };
  readonly durationMs: number;
}

/** Maximum number of toasts; the oldest are dropped. */
const LIMIT = 3;
const none: readonly ShownToast[] = [];

let shown = none;
let lastId = 0;
const listeners = new Set<() => void>();

function show(next: readonly ShownToast[]) {
  shown = next;
  for (const listener of listeners) listener();
}

/** The store of the page's toasts, for `useSyncExternalStore`. */
export const toastStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  current: () => shown,
  onServer: () => none,
  close: (id: number) => show(shown.filter((one) => one.id !== id)),
};

/** Shows a brief message at the edge of the page, in `ToastRegion`. Returns a function that closes it. */
export function toast({ message, tone = 'success', undo, action, durationMs }: ToastOptions): () => void {
  lastId += 1;
  const id = lastId;
  const act = undo ? { label: 'Undo', onAct: undo } : action;
  const next = { id, message, tone, action: act, durationMs: durationMs ?? (act ? 8000 : 5000) };
  show([...shown.slice(1 - LIMIT), next]);
  return () => toastStore.close(id);
}
