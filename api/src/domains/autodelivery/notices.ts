import type { Logger } from 'pino';
import type { OrderDocument } from '../orders/documents';
import type { AutoDeliveryDocument } from './documents';

/** What a customer is told of their AutoDelivery. */
export type AutoDeliveryNotice = { autodelivery: AutoDeliveryDocument } & (
  | { kind: 'upcoming' }
  | { kind: 'locked_in' }
  | { kind: 'charged'; order: OrderDocument; left_out: string[] }
  /** `retry_at` is null when it was the last try: the AutoDelivery is paused. */
  | { kind: 'payment_failed'; message: string; retry_at: Date | null }
  /** Nothing of it can be sent. */
  | { kind: 'nothing_to_send' }
  /** The address cannot be delivered to: the AutoDelivery is paused. */
  | { kind: 'undeliverable' }
);

export type NoticeListener = (notice: AutoDeliveryNotice) => Promise<void>;

const listeners = new Set<NoticeListener>();

/** Calls a listener for every notice of this process, once per step that the process did. Answers what stops it. */
export function onAutoDeliveryNotice(listener: NoticeListener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tells the listeners. The step is done already, so a listener that fails is only logged. */
export async function announce(log: Pick<Logger, 'error'>, notice: AutoDeliveryNotice): Promise<void> {
  for (const listener of listeners) {
    try {
      await listener(notice);
    } catch (error) {
      log.error({ err: error, kind: notice.kind }, 'A notice of an AutoDelivery could not be passed on');
    }
  }
}
