import { Toast } from '@base-ui/react/toast';
import type { Tone } from '../../internal/types';

export interface ToastOptions {
  message: string;
  tone?: Tone;
  /** Takes back what the message is about. */
  undo?: () => void;
  action?: { readonly label: string; readonly onAct: () => void };
  /** 5 s, or 8 s when there is something to press. */
  durationMs?: number;
}

export interface ToastData {
  readonly tone: Tone;
  readonly actionLabel?: string;
  readonly onAct?: () => void;
}

/** The toasts of the page; `ToastRegion` shows them. */
export const toasts = Toast.createToastManager<ToastData>();

/** Says something briefly at the edge of the page. It is announced politely. Returns a way to take it back. */
export function toast({ message, tone = 'success', undo, action, durationMs }: ToastOptions): () => void {
  const act = undo ? { label: 'Undo', onAct: undo } : action;
  const id = toasts.add({
    title: message,
    timeout: durationMs ?? (act ? 8000 : 5000),
    data: { tone, actionLabel: act?.label, onAct: act?.onAct },
  });
  return () => toasts.close(id);
}
