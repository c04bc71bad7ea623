import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { startCollector, traceWith } from '../testing/traces';

const MANY = 20_000;
/** Generous for a busy machine; the exporter itself would wait for ten seconds and more. */
const BOUND_MS = 3000;

/** An address where nothing listens. */
async function closedAddress(): Promise<string> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 1}`;
}

async function startOutage(kind: 'hangs' | 'refuses' | 'is not there') {
  const collector = await startCollector(kind === 'hangs' ? 'hangs' : 'refuses');
  const url = kind === 'is not there' ? await closedAddress() : collector.url;
  return {
    settings: { ...collector.settings, OTEL_EXPORTER_OTLP_ENDPOINT: url, OTEL_EXPORTER_OTLP_TIMEOUT: '300' },
    stop: collector.stop,
  };
}

it.each(['hangs', 'refuses', 'is not there'] as const)(
  'a collector that %s holds up neither a request nor the end of the process',
  async (kind) => {
    const told: boolean[] = [];
    const outage = await startOutage(kind);
    const tracing = await traceWith(outage.settings, (isWorking) => told.push(isWorking));
    for (let count = 0; count < MANY; count += 1)
      tracing.startRequest({ name: 'GET /', kind: 'server' }, null).end();
    await expect.poll(() => told, { timeout: 20_000 }).toEqual([false]);
    tracing.startRequest({ name: 'GET /', kind: 'server' }, null).end();
    const started = performance.now();
    await tracing.shutdown();
    expect(performance.now() - started).toBeLessThan(BOUND_MS);
    expect(told).toEqual([false]);
    await outage.stop();
  },
  30_000,
);
