import { MongoError } from '../errors';
import type { Engine } from '../storage/engine';
import { writeConflict } from '../storage/writes/lock-errors';
import { rememberedReply, rememberReply } from './session-records';
import { Transaction } from './transaction';
import { noSuchTransaction, tooOld } from './transaction-errors';

/** How long sessions may take. */
export interface SessionLimits {
  /** How long a transaction may be idle, in milliseconds. */
  idleTransactionMillis: number;
}

/** Only the most recent commits matter: one is repeated within seconds or not at all. */
const MOST_COMMITTED = 1000;
/** How long a transaction outlives its connection. */
const RECONNECT_MILLIS = 1000;

/** The open transactions, at most one per session. */
export class Sessions {
  readonly #engine: Engine;
  readonly #limits: SessionLimits;
  readonly #open = new Map<string, Transaction>();
  /** A session's last committed transaction, so that a repeated commit succeeds again. */
  readonly #committed = new Map<string, bigint>();
  /** Called when a transaction ends, so that its cursors can be closed. */
  onEnd: (transaction: Transaction) => void = () => {};

  constructor(engine: Engine, limits: SessionLimits) {
    this.#engine = engine;
    this.#limits = limits;
  }

  begin(session: string, number: bigint): Transaction {
    const open = this.#open.get(session);
    if (open) {
      if (open.number === number) {
        throw new MongoError(
          'ConflictingOperationInProgress',
          `Transaction ${number} is already in progress`,
        );
      }
      if (open.number > number) throw tooOld(number);
      this.#finish(open);
    }
    const transaction = new Transaction(session, number, this.#engine.store.snapshot(), this.#engine.locks);
    this.#open.set(session, transaction);
    return transaction;
  }

  /** The open transaction that a command belongs to. */
  current(session: string, number: bigint): Transaction {
    const open = this.#open.get(session);
    if (open?.number === number) {
      open.lastUsed = performance.now();
      open.lostAt = undefined;
      return open;
    }
    throw noSuchTransaction(number);
  }

  /** Makes a transaction's writes visible and durable, all of them or none. Repeating it is safe. */
  async commit(session: string, number: bigint): Promise<void> {
    const open = this.#open.get(session);
    if (open?.number !== number) {
      if (this.#committed.get(session) === number) return;
      if (rememberedReply(this.#engine.store, session, number)) return;
      throw noSuchTransaction(number);
    }
    open.busy++;
    try {
      if (!open.unit.isEmpty || open.created.size > 0) await this.#write(open);
    } finally {
      this.#finish(open);
    }
    this.#committed.delete(session);
    this.#committed.set(session, number);
    if (this.#committed.size > MOST_COMMITTED)
      this.#committed.delete(this.#committed.keys().next().value ?? '');
  }

  #write(open: Transaction): Promise<void> {
    const { session, number } = open;
    const { catalog } = this.#engine;
    return this.#engine.write((unit) => {
      const created = [...open.created.values()];
      if (created.some((info) => catalog.get(info.database, info.name))) throw writeConflict();
      for (const info of created) catalog.add(info);
      open.unit.applyTo(unit);
      for (const change of open.unit.changes)
        unit.changes.push({ ...change, transaction: { session, number } });
      rememberReply(unit, session, number, { ok: 1 }, Date.now());
      this.#finish(open);
    });
  }

  abort(session: string, number: bigint): void {
    const open = this.#open.get(session);
    if (open?.number !== number) {
      if (this.#committed.get(session) === number) {
        throw new MongoError('TransactionCommitted', `Transaction ${number} has been committed.`);
      }
      throw noSuchTransaction(number);
    }
    this.#finish(open);
  }

  /** Aborts a transaction after an error in it, as MongoDB does. */
  discard(transaction: Transaction): void {
    this.#finish(transaction);
  }

  /** Ends whatever a session left open. */
  endSession(session: string): void {
    const open = this.#open.get(session);
    if (open) this.#finish(open);
  }

  endAll(): void {
    for (const transaction of [...this.#open.values()]) this.#finish(transaction);
  }

  /** Aborts transactions that have been idle, or without their client's connection, for too long. */
  endIdle(): void {
    const now = performance.now();
    for (const transaction of [...this.#open.values()]) {
      const { busy, lastUsed, lostAt = now } = transaction;
      const expired = now - lastUsed > this.#limits.idleTransactionMillis || now - lostAt > RECONNECT_MILLIS;
      if (busy === 0 && expired) this.#finish(transaction);
    }
  }

  /** Notes that a connection was lost: its client sends a commit again on another one, or is gone. */
  endOfConnection(connection: number): void {
    for (const transaction of this.#open.values()) {
      if (transaction.connection === connection) transaction.lostAt = performance.now();
    }
  }

  #finish(transaction: Transaction): void {
    if (transaction.ended) return;
    transaction.end();
    if (this.#open.get(transaction.session) === transaction) this.#open.delete(transaction.session);
    this.onEnd(transaction);
  }
}
