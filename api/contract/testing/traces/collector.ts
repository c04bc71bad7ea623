import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A span as a collector has received it. */
export interface ReceivedSpan {
  service: string;
  name: string;
  traceId: string;
  spanId: string;
  /** Empty for the first of its trace. */
  parentSpanId: string;
  attributes: Record<string, string | number>;
  hasFailed: boolean;
}

interface Attribute {
  key: string;
  value: { stringValue?: string; intValue?: number };
}
interface Batch {
  resourceSpans: {
    resource: { attributes: Attribute[] };
    scopeSpans: {
      spans: {
        name: string;
        traceId: string;
        spanId: string;
        parentSpanId?: string;
        attributes: Attribute[];
        status: { code?: number };
      }[];
    }[];
  }[];
}

const valuesOf = (attributes: Attribute[]): Record<string, string | number> =>
  Object.fromEntries(
    attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue ?? JSON.stringify(value)]),
  );

const spansOf = ({ resourceSpans }: Batch): ReceivedSpan[] =>
  resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans
      .flatMap(({ spans }) => spans)
      .map(({ name, traceId, spanId, parentSpanId = '', attributes, status }) => ({
        ...{ name, traceId, spanId, parentSpanId },
        service: String(valuesOf(resource.attributes)['service.name']),
        attributes: valuesOf(attributes),
        hasFailed: status.code === 2,
      })),
  );

/** How a collector behaves: as it should, or as one that takes spans and never says so, or says 503. */
export type Behaviour = 'takes' | 'hangs' | 'refuses';

/** Starts a collector of traces on this machine. */
export async function startCollector(behaviour: Behaviour = 'takes') {
  const spans: ReceivedSpan[] = [];
  const bodies: string[] = [];
  const types: string[] = [];

  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request);
    bodies.push(body);
    types.push(String(request.headers['content-type']));
    if (types.at(-1) === 'application/json') spans.push(...spansOf(JSON.parse(body)));
    if (behaviour === 'hangs') return;
    response.writeHead(behaviour === 'takes' ? 200 : 503, { 'content-type': 'application/json' }).end('{}');
  }

  const server = createServer((request, response) => void take(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    spans,
    /** The batches as they came, resources included. */
    bodies,
    /** Their content types. */
    types,
    /** Settings of a process that exports to it, whenever a few milliseconds have passed. */
    settings: {
      OTEL_TRACES_EXPORTER: 'otlp',
      OTEL_EXPORTER_OTLP_ENDPOINT: url,
      OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
      OTEL_BSP_SCHEDULE_DELAY: '20',
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export type Collector = Awaited<ReturnType<typeof startCollector>>;
