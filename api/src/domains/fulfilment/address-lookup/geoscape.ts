import type { Logger } from 'pino';
import * as v from 'valibot';
import type { Clock } from '../../../lib/clock';
import type { DailyAllowance } from '../../../lib/limits/daily-allowance';
import { createCircuit, NothingLearnedError } from './circuit';
import type { AddressLookup } from './lookup';
import { parseLine } from './parse-line';

/** Geoscape's Predictive API over the national address file (G-NAF). */
const ADDRESS_URL = 'https://api.psma.com.au/v1/predictive/address';
/** Whoever types does not wait longer, in milliseconds. */
const PATIENCE_MS = 1500;

const Answer = v.object({
  suggest: v.optional(v.array(v.object({ id: v.string(), address: v.string() })), []),
});

/** The service did not answer as it should. Its message has a status, never an address. */
class LookupFailedError extends Error {
  override name = 'LookupFailedError';
}

/** Statuses for text that the service makes nothing of; it is well. */
const NOTHING = new Set([400, 404, 422]);

async function ask(query: string, key: string, send: typeof fetch, abandoned?: AbortSignal) {
  const patience = AbortSignal.timeout(PATIENCE_MS);
  const response = await send(`${ADDRESS_URL}?${new URLSearchParams({ query })}`, {
    headers: { authorization: key, accept: 'application/json' },
    redirect: 'error',
    signal: abandoned ? AbortSignal.any([patience, abandoned]) : patience,
  });
  if (NOTHING.has(response.status)) return [];
  if (!response.ok) throw new LookupFailedError(`Responded with ${response.status}`);
  const answer = v.safeParse(Answer, await response.json().catch(() => null));
  if (!answer.success) throw new LookupFailedError('Responded with something else than suggestions');
  return answer.output.suggest;
}

/** What of a failure may be logged: other errors can quote the address or the response. */
const reasonOf = (error: unknown) =>
  error instanceof LookupFailedError ? error.message : error instanceof Error ? error.name : 'unknown';

export interface GeoscapeOptions {
  /** The shop's consumer key. */
  key: string;
  clock: Clock;
  log: Pick<Logger, 'warn'>;
  /** What the shop pays for in a day. */
  allowance: DailyAllowance;
  send?: typeof fetch;
}

/**
 * Completes addresses by Geoscape. The key stays on the server; what is typed goes there without anything about who
 * typed it. A call that nobody waits for any more ends, and says nothing about the service.
 */
export function createGeoscapeLookup(options: GeoscapeOptions): AddressLookup {
  const { key, clock, log, allowance, send = fetch } = options;
  const circuit = createCircuit(clock, (error) =>
    log.warn({ reason: reasonOf(error) }, 'Addresses are not suggested for a while'),
  );

  async function askOnce(query: string, abandoned?: AbortSignal) {
    if (abandoned?.aborted || !(await allowance.spend())) throw new NothingLearnedError();
    try {
      return await ask(query, key, send, abandoned);
    } catch (error) {
      throw abandoned?.aborted ? new NothingLearnedError() : error;
    }
  }

  return {
    name: 'geoscape',
    async suggest(query, _near, abandoned) {
      const lines = (await circuit.run(() => askOnce(query, abandoned))) ?? [];
      return lines.flatMap(({ id, address }) => {
        const parts = parseLine(address);
        return parts ? [{ id, ...parts }] : [];
      });
    },
  };
}
