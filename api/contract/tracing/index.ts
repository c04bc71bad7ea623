export type { SpanAttributes } from './attributes';
export { readTracing, type TracingSettings } from './settings';
export { startTracing } from './start-tracing';
export type { HeaderFields, Span, SpanDescription, Tracing } from './tracing';
