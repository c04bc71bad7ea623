import { vi } from 'vitest';
import { readTracing, startTracing, type Tracing } from '../../tracing';

/** Begins to trace in this process with OpenTelemetry's variables, which count for nothing else of it. */
export async function traceWith(
  environment: Record<string, string>,
  onExports: (isWorking: boolean) => void = () => undefined,
): Promise<Tracing> {
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  try {
    const settings = readTracing(process.env);
    if (!settings) throw new Error('These variables trace nothing');
    return await startTracing({ ...settings, service: 'tested', onExports });
  } finally {
    vi.unstubAllEnvs();
  }
}
