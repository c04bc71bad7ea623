import type { SpanExporter } from '@opentelemetry/sdk-trace-base';

/** Tells when exports begin to fail and when they work again, instead of at each of them. */
export function watchExports(exporter: SpanExporter, onExports: (isWorking: boolean) => void): SpanExporter {
  let wasWorking = true;
  return {
    export(spans, done) {
      exporter.export(spans, (result) => {
        const isWorking = result.code === 0;
        if (isWorking !== wasWorking) onExports(isWorking);
        wasWorking = isWorking;
        done(result);
      });
    },
    forceFlush: () => exporter.forceFlush?.() ?? Promise.resolve(),
    shutdown: () => exporter.shutdown(),
  };
}
