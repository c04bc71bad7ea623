import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';

/** From a cached response to a patient caller's limit, in seconds. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** Prometheus metrics of this process. Labels are names from our own code, never personal data or user input. */
export interface Metrics {
  /** Method, route pattern, status and duration in seconds of a request. */
  request(labels: { method: string; route: string; status: number }, seconds: number): void;
  /** Name of a registered operation (others count as `other`), outcome, and duration in seconds. */
  operation(labels: { operation: string; outcome: 'ok' | 'refused' | 'failed' }, seconds: number): void;
  /** One run of a job. */
  job(labels: { job: string; outcome: 'done' | 'failed' }, seconds: number): void;
  /** All metrics as text, and its content type. */
  read(): Promise<{ text: string; contentType: string }>;
}

/** Creates the metrics of one process, including those of Node.js. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const histogram = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Histogram({ name, help, labelNames, buckets: BUCKETS, registers });
  const requests = histogram('http_request_duration_seconds', 'Requests by route', [
    'method',
    'route',
    'status',
  ]);
  const operations = histogram('graphql_operation_duration_seconds', 'GraphQL operations by name', [
    'operation',
    'outcome',
  ]);
  const jobs = histogram('job_duration_seconds', 'Runs of jobs', ['job', 'outcome']);
  const failures = new Counter({ name: 'errors_total', help: 'Unexpected failures', registers });
  return {
    request(labels, seconds) {
      requests.observe(labels, seconds);
      if (labels.status >= 500) failures.inc();
    },
    operation(labels, seconds) {
      operations.observe(labels, seconds);
      if (labels.outcome === 'failed') failures.inc();
    },
    job: (labels, seconds) => jobs.observe(labels, seconds),
    read: async () => ({ text: await registry.metrics(), contentType: registry.contentType }),
  };
}
