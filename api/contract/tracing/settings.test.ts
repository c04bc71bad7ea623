import { expect, it } from 'vitest';
import { readTracing } from '.';

it.each([
  {},
  { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' },
  { OTEL_TRACES_EXPORTER: '' },
  { OTEL_TRACES_EXPORTER: 'none' },
  { OTEL_TRACES_EXPORTER: 'otlp', OTEL_SDK_DISABLED: 'true' },
  { OTEL_TRACES_EXPORTER: 'nonsense', OTEL_SDK_DISABLED: 'TRUE' },
])('traces nothing with %j', (environment) => expect(readTracing(environment)).toBeNull());

it('exports protobuf unless told otherwise, first of all for traces', () => {
  const otlp = { OTEL_TRACES_EXPORTER: 'otlp', OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json' };
  expect(readTracing({ OTEL_TRACES_EXPORTER: 'otlp' })).toEqual({
    exporter: 'otlp',
    protocol: 'http/protobuf',
  });
  expect(readTracing(otlp)?.protocol).toBe('http/json');
  const forTraces = { OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: 'http/protobuf' };
  expect(readTracing({ ...otlp, ...forTraces })?.protocol).toBe('http/protobuf');
  expect(readTracing({ OTEL_TRACES_EXPORTER: 'console' })?.exporter).toBe('console');
});

it.each([
  ['OTEL_TRACES_EXPORTER', 'jaeger', 'OTEL_TRACES_EXPORTER must be one of none, otlp, console'],
  [
    'OTEL_EXPORTER_OTLP_PROTOCOL',
    'grpc',
    'OTEL_EXPORTER_OTLP_PROTOCOL must be one of http/protobuf, http/json',
  ],
  ['OTEL_TRACES_SAMPLER', 'sometimes', /^OTEL_TRACES_SAMPLER must be one of .*traceidratio/],
  ['OTEL_TRACES_SAMPLER_ARG', '0,1', 'OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1'],
  ['OTEL_TRACES_SAMPLER_ARG', '10', 'OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1'],
])('refuses %s=%s in one line', (name, value, message) => {
  expect(() => readTracing({ OTEL_TRACES_EXPORTER: 'otlp', [name]: value })).toThrow(message);
});
