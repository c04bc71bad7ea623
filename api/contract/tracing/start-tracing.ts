import { AsyncLocalStorage } from 'node:async_hooks';
import type { Context, Span as SdkSpan } from '@opentelemetry/api';
import { allowedAttributes, allowedName } from './attributes';
import { loadSdk, type Sdk, type SdkOptions } from './load-sdk';
import type { Span, SpanDescription, Tracing } from './tracing';

/** A collector that hangs does not hold up the end of a process. */
const SHUTDOWN_MS = 1000;

interface Running extends Span {
  span: SdkSpan;
  context: Context;
}

type Storage = AsyncLocalStorage<Running>;

function startSpan(sdk: Sdk, storage: Storage, description: SpanDescription, parent: Context): Running {
  const { SpanKind, SpanStatusCode, trace, defaultTextMapSetter } = sdk.api;
  const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, internal: SpanKind.INTERNAL };
  const { name, kind, attributes = {} } = description;
  const options = { kind: kinds[kind], attributes: allowedAttributes(attributes) };
  const span = sdk.tracer.startSpan(allowedName(name), options, parent);
  const running: Running = {
    span,
    context: trace.setSpan(parent, span),
    describe(changes) {
      if (changes.name) span.updateName(allowedName(changes.name));
      if (changes.attributes) span.setAttributes(allowedAttributes(changes.attributes));
    },
    fail: () => void span.setStatus({ code: SpanStatusCode.ERROR }),
    end: () => span.end(),
    headers() {
      const fields: Record<string, string> = {};
      sdk.propagator.inject(running.context, fields, defaultTextMapSetter);
      return fields;
    },
    run: (work) => storage.run(running, work),
  };
  return running;
}

/** Waits for the work, or until the time is over, whatever becomes of it. */
async function atMost(milliseconds: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  await Promise.race([work.catch(() => undefined), limit]);
  clearTimeout(timer);
}

/** Loads OpenTelemetry and begins to trace. */
export async function startTracing(options: SdkOptions): Promise<Tracing> {
  const sdk = await loadSdk(options);
  const { TraceFlags, defaultTextMapGetter } = sdk.api;
  const storage: Storage = new AsyncLocalStorage();
  const tracing: Tracing = {
    startRequest(description, headers) {
      const parent = headers ? sdk.propagator.extract(sdk.root, headers, defaultTextMapGetter) : sdk.root;
      return startSpan(sdk, storage, description, parent);
    },
    startPart(description) {
      const parent = storage.getStore();
      return parent ? startSpan(sdk, storage, description, parent.context) : null;
    },
    async tracePart(description, work) {
      const span = tracing.startPart(description);
      if (!span) return work(null);
      try {
        return await span.run(() => work(span));
      } catch (error) {
        span.fail();
        throw error;
      } finally {
        span.end();
      }
    },
    current: () => storage.getStore() ?? null,
    bind: (listener) => AsyncLocalStorage.bind(listener) as typeof listener,
    logFields() {
      const context = storage.getStore()?.span.spanContext();
      const isExported = context && (context.traceFlags & TraceFlags.SAMPLED) !== 0;
      return isExported ? { traceId: context.traceId, spanId: context.spanId } : {};
    },
    shutdown: () => atMost(SHUTDOWN_MS, sdk.shutdown()),
  };
  return tracing;
}
