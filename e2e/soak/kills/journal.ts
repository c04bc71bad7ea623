import { setTimeout as pause } from 'node:timers/promises';
import type { PlacedOrder } from '../../support/buyer/place-order';
import type { PreparedOrder } from '../../support/buyer/prepare-order';
import { RefusedRequest } from '../../support/buyer/send';
import type { ErrorLines } from '../lib/error-lines';

/** An order that the shop acknowledged to its buyer. */
export interface AcknowledgedOrder extends PlacedOrder {
  sent: PreparedOrder;
  /** Null for a guest. */
  member: Member | null;
}

export interface Member {
  email: string;
  /** Signs in again: bearer tokens expire. */
  signIn(): Promise<string>;
}

/** A booking whose payment, or cancellation, the shop acknowledged. */
export interface AcknowledgedBooking {
  uuid: string;
  status: 'booked' | 'cancelled';
  fee: number;
}

const PATIENCE_MS = 60_000;
const RETRY_MS = 250;
/** The shop's own way to say that it is not there: the web server's 503, or the api's without its database. */
const OUTAGE_STATUS = 503;

/** Something that went wrong, and the request that the api's log tells more about. */
export interface Failure {
  text: string;
  requestId: string | null;
}

/** What the shop promised its customers, and how it behaved meanwhile. */
export class Journal {
  readonly orders: AcknowledgedOrder[] = [];
  readonly bookings = new Map<string, AcknowledgedBooking>();
  /** Carts whose buyers gave up before they heard of their order: it may exist, once. */
  readonly abandoned = new Set<string>();
  /** Keys of the orders that the shop's jobs owe its subscribers. */
  readonly billings = new Set<string>();
  /** Requests that never succeeded, with their last error. */
  readonly stuck: Failure[] = [];
  /** Responses that blame the shop without being a defined outage. */
  readonly failures: Failure[] = [];
  retries = 0;

  constructor(private readonly log: ErrorLines) {}

  private failureOf(error: unknown, text: string): Failure {
    const requestId = error instanceof RefusedRequest ? error.requestId : null;
    if (requestId) this.log.keep(requestId);
    return { text, requestId };
  }

  /** Notes that somebody gave up. */
  giveUp(name: string, error: unknown): void {
    const reason = error instanceof Error ? error.message : String(error);
    this.stuck.push(this.failureOf(error, `${name}: ${reason}`));
  }

  private note(error: unknown): void {
    this.retries += 1;
    if (!(error instanceof RefusedRequest)) return;
    const { status, code, message } = error;
    if (code === 'INTERNAL' || (status >= 500 && status !== OUTAGE_STATUS))
      this.failures.push(this.failureOf(error, `${status} ${code}: ${message}`));
  }

  /**
   * Sends a request until it succeeds, as a browser and its shopper do while the shop is down.
   * @param isFinal errors that are an answer, not an outage
   * @throws the last error after a minute, or a final one
   */
  async deliver<Value>(
    request: () => Promise<Value>,
    isFinal: (error: unknown) => boolean = () => false,
  ): Promise<Value> {
    const until = Date.now() + PATIENCE_MS;
    for (;;) {
      try {
        return await request();
      } catch (error) {
        if (isFinal(error)) throw error;
        this.note(error);
        if (Date.now() > until) throw error;
        await pause(RETRY_MS);
      }
    }
  }
}
