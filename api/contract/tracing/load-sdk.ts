import type { Context, TextMapPropagator, Tracer } from '@opentelemetry/api';
import type { SpanExporter } from '@opentelemetry/sdk-trace-base';
import type { TracingSettings } from './settings';
import { watchExports } from './watch-exports';

export interface SdkOptions extends TracingSettings {
  /** Name of the service, unless OTEL_SERVICE_NAME sets one. */
  service: string;
  /** Is told when exports begin to fail, and when they work again. */
  onExports(isWorking: boolean): void;
}

/** What traces are made with. */
export interface Sdk {
  api: typeof import('@opentelemetry/api');
  tracer: Tracer;
  propagator: TextMapPropagator;
  root: Context;
  shutdown(): Promise<void>;
}

async function createExporter({ exporter, protocol }: TracingSettings): Promise<SpanExporter> {
  if (exporter === 'console')
    return new (await import('@opentelemetry/sdk-trace-base')).ConsoleSpanExporter();
  const { OTLPTraceExporter } =
    protocol === 'http/json'
      ? await import('@opentelemetry/exporter-trace-otlp-http')
      : await import('@opentelemetry/exporter-trace-otlp-proto');
  return new OTLPTraceExporter();
}

/**
 * Loads OpenTelemetry. Nothing is registered globally: libraries that trace by themselves would add attributes that
 * nobody has chosen (decision 0063).
 */
export async function loadSdk(options: SdkOptions): Promise<Sdk> {
  const [api, { W3CTraceContextPropagator }, resources, trace] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/core'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/sdk-trace-base'),
  ]);
  const exporter = watchExports(await createExporter(options), options.onExports);
  const { defaultResource, detectResources, envDetector, resourceFromAttributes } = resources;
  const provider = new trace.BasicTracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': options.service }))
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [
      options.exporter === 'console'
        ? new trace.SimpleSpanProcessor(exporter)
        : new trace.BatchSpanProcessor(exporter),
    ],
  });
  return {
    api,
    tracer: provider.getTracer(options.service),
    propagator: new W3CTraceContextPropagator(),
    root: api.ROOT_CONTEXT,
    shutdown: () => provider.shutdown(),
  };
}
