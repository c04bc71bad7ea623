/** How an engine works. */
export interface EngineOptions {
  folder: string;
  /** How long a write waits for a transaction that holds its document, in milliseconds. */
  lockWaitMillis: number;
  /** Whether the folder is from before entries had checksums, and gets them now. */
  withoutChecksums?: boolean;
  /** Receives occasional messages, one line each. */
  log(line: string): void;
  /** Called when the disk fails to store a write. Nothing can be acknowledged after that. */
  onFailure(error: unknown): void;
}
