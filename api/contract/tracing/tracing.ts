import type { SpanAttributes } from './attributes';

/** Header fields of a request, as Node has them. */
export type HeaderFields = Record<string, string | string[] | undefined>;

export interface SpanDescription {
  name: string;
  kind: 'server' | 'client' | 'internal';
  attributes?: SpanAttributes;
}

/** A piece of work in a trace. */
export interface Span {
  /** Changes the name and adds attributes, as far as a span may have them. */
  describe(changes: { name?: string; attributes?: SpanAttributes }): void;
  /** Says that the work failed; never why, because messages quote what somebody typed. */
  fail(): void;
  end(): void;
  /** The header fields by which another process continues the trace (W3C Trace Context). */
  headers(): Record<string, string>;
  /** Runs work whose spans become parts of this one. */
  run<Result>(work: () => Result): Result;
}

/** The traces of a process. Without OpenTelemetry's variables there are none, and nothing of this is loaded. */
export interface Tracing {
  /**
   * Starts the span of a request, or of a job's pass: traces begin nowhere else.
   * @param headers Those of a caller that is trusted to continue its trace; null to begin a new one.
   */
  startRequest(description: SpanDescription, headers: HeaderFields | null): Span;
  /** Starts a part of the work that is running; null outside of requests. */
  startPart(description: SpanDescription): Span | null;
  /** Does a part of the work that is running, with its span; null outside of requests. */
  tracePart<Result>(
    description: SpanDescription,
    work: (span: Span | null) => Promise<Result>,
  ): Promise<Result>;
  /** The span of the work that is running. */
  current(): Span | null;
  /** Makes a listener run in the work that is running now. */
  bind<Listener extends (...given: never[]) => unknown>(listener: Listener): Listener;
  /** What makes a log line and its trace find each other. */
  logFields(): { traceId?: string; spanId?: string };
  /** Exports what is left, for at most a second. */
  shutdown(): Promise<void>;
}
