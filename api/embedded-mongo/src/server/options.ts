/** How a server works. */
export interface ServerOptions {
  dataDir: string;
  /** 0 picks a free port. */
  port: number;
  /** How long a write waits for a transaction that holds its document. */
  lockWaitMillis: number;
  /** How long a transaction may be idle before it is aborted. */
  idleTransactionMillis: number;
  /** How often expired documents are removed. */
  maintenanceMillis: number;
  /** How much memory the latest changes may take, which change streams read, in bytes. */
  oplogBytes: number;
  /** Whether tests can ask for faults by `configureFailPoint`. */
  testCommands?: boolean;
  /** Called when the server can no longer work; its connections are already closed. */
  onFailure(error: unknown): void;
  /** Receives occasional messages, one line each. */
  log(line: string): void;
}

/** A server that listens. */
export interface RunningServer {
  uri: string;
  port: number;
  close(): Promise<void>;
  /** Removes what has expired at `now`, in milliseconds since 1970. */
  maintain(now: number): Promise<void>;
}

/**
 * Defaults. A write waits longer than a transaction outlives its client; drivers let it wait twice, and that ends before
 * an idle transaction does.
 */
export const DEFAULTS = {
  lockWaitMillis: 4000,
  idleTransactionMillis: 10_000,
  maintenanceMillis: 60_000,
  oplogBytes: 32 * 1024 * 1024,
} as const;
