import { BIN_ENDS, type FigureRow } from '@saltbush/contract/telemetry';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** From a cached document to a patient visitor's limit, in seconds. */
const BUCKETS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 3];
const OF_RELEASE = ['remote', 'release'] as const;

/** Prometheus metrics of this shell server, by remote and release. Labels are names from our own code. */
export function createShopMetrics() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const documents = new Histogram({
    name: 'shop_document_duration_seconds',
    help: 'Documents by the remote and release of their page',
    labelNames: [...OF_RELEASE, 'status'],
    buckets: BUCKETS,
    registers,
  });
  const counter = (name: string, help: string) =>
    new Counter({ name, help, labelNames: [...OF_RELEASE, 'side'], registers });
  const counters = {
    pages: counter('shop_browser_pages_total', 'Pages on which the remote took part'),
    faulty: counter('shop_browser_faulty_pages_total', 'Pages on which something of the remote failed'),
    failures: counter('shop_browser_failures_total', 'Parts that failed in browsers'),
    retries: counter('shop_browser_retries_total', 'Parts that visitors tried again'),
    adding: counter('shop_browser_adding_pages_total', 'Pages on which the cart was changed'),
  };
  const vitals = new Gauge({
    name: 'shop_browser_vital_bin',
    help: 'Measurements by the end of their bin: milliseconds, or thousandths of a layout shift',
    labelNames: [...OF_RELEASE, 'vital', 'end'],
    registers,
  });
  const reports = new Counter({
    name: 'shop_browser_reports_total',
    help: 'Reports of browsers: taken, refused or beyond the limit',
    labelNames: ['outcome'],
    registers,
  });
  return {
    document: (labels: { remote: string; release: string; status: number }, seconds: number): void =>
      documents.observe(labels, seconds),
    report: (outcome: 'taken' | 'refused' | 'limited'): void => reports.inc({ outcome }),
    figures(rows: readonly FigureRow[]): void {
      for (const { remote, release, trial, counts, vitals: measured } of rows) {
        const labels = { remote, release, side: trial?.side ?? 'none' };
        for (const [name, metric] of Object.entries(counters))
          metric.inc(labels, counts[name as keyof typeof counters]);
        for (const [vital, bins] of Object.entries(measured))
          for (const [bin, count] of Object.entries(bins ?? {}))
            vitals.inc({ remote, release, vital, end: Math.round(BIN_ENDS[Number(bin)] ?? 60_000) }, count);
      }
    },
    read: async () => ({ text: await registry.metrics(), contentType: registry.contentType }),
  };
}

export type ShopMetrics = ReturnType<typeof createShopMetrics>;
