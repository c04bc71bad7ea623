const EXPORTERS = ['none', 'otlp', 'console'] as const;
const PROTOCOLS = ['http/protobuf', 'http/json'] as const;
const SAMPLERS = [
  ...(['always_on', 'always_off', 'traceidratio'] as const),
  ...(['parentbased_always_on', 'parentbased_always_off', 'parentbased_traceidratio'] as const),
];

/** How a process traces. What is not in here, the SDK reads itself: endpoint, header fields, sampler, resource. */
export interface TracingSettings {
  exporter: 'otlp' | 'console';
  protocol: (typeof PROTOCOLS)[number];
}

/** Reads a variable; one that is empty counts as not set, as OpenTelemetry prescribes. */
function choose<Choice extends string>(
  environment: NodeJS.ProcessEnv,
  names: readonly [string, ...string[]],
  choices: readonly [Choice, ...Choice[]],
): Choice {
  const name = names.find((known) => environment[known]) ?? names[0];
  const value = environment[name] || choices[0];
  const choice = choices.find((known) => known === value);
  if (!choice) throw new Error(`${name} must be one of ${choices.join(', ')}`);
  return choice;
}

/** The SDK would take a share that it cannot read for all requests. */
function checkShare({ OTEL_TRACES_SAMPLER_ARG: share }: NodeJS.ProcessEnv): void {
  if (share && !(Number(share) >= 0 && Number(share) <= 1))
    throw new Error('OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1');
}

/**
 * Reads OpenTelemetry's variables from the environment.
 * @returns null if nothing is traced, which is the default
 * @throws {Error} One line that names the invalid variable.
 */
export function readTracing(environment: NodeJS.ProcessEnv): TracingSettings | null {
  if (environment.OTEL_SDK_DISABLED?.toLowerCase() === 'true') return null;
  const exporter = choose(environment, ['OTEL_TRACES_EXPORTER'], EXPORTERS);
  if (exporter === 'none') return null;
  choose(environment, ['OTEL_TRACES_SAMPLER'], ['parentbased_always_on', ...SAMPLERS]);
  checkShare(environment);
  const protocol = choose(
    environment,
    ['OTEL_EXPORTER_OTLP_TRACES_PROTOCOL', 'OTEL_EXPORTER_OTLP_PROTOCOL'],
    PROTOCOLS,
  );
  return { exporter, protocol };
}
