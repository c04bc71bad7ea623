import type { Logger } from 'pino';

const PATIENCE_MS = 5_000;
const ATTEMPTS = 3;
const PAUSE_MS = 1_000;

/** What happened to a canary. */
export interface CanaryNews {
  event: 'canary-advanced' | 'canary-promoted' | 'canary-taken-back' | 'canary-stuck';
  remote: string;
  release: string;
  /** Share of visitors that it has now, 0 to 1. */
  share: number;
  reason: string;
  at: string;
}

/**
 * Creates a function that tells an address of the operators about a canary, as JSON by POST, up to three times until it is
 * taken. Failures are logged: nothing waits for it.
 * @param url null for nobody
 */
export function createNotify(url: string | null, log: Pick<Logger, 'warn'>, pauseMs = PAUSE_MS) {
  return async function notify(news: CanaryNews): Promise<void> {
    log.warn(news, 'A canary was decided on');
    if (!url) return;
    const init = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(news),
    };
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      try {
        const { ok, status } = await fetch(url, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) });
        if (ok) return;
        throw new Error(`status ${status}`);
      } catch (error) {
        if (attempt === ATTEMPTS) log.warn({ reason: String(error) }, 'Nobody was told about a canary');
        else await new Promise((resolve) => setTimeout(resolve, pauseMs));
      }
    }
  };
}

export type Notify = ReturnType<typeof createNotify>;
