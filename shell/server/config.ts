import { resolve } from 'node:path';
import { openStore, RELEASES_DIR, type ReleaseStore, ROOT } from '@saltbush/build';
import { SHORTEST_ACCESS_TOKEN } from '@saltbush/contract/http';
import { readTracing, type TracingSettings } from '@saltbush/contract/tracing';
import * as v from 'valibot';
import { environment, flag, origins, port } from './settings';

const Environment = v.object({
  NODE_ENV: v.optional(environment, 'development'),
  /** Instead of NODE_ENV, where that is for React alone. */
  SHOP_ENVIRONMENT: v.optional(environment),
  PORT: v.optional(port, '3000'),
  HOST: v.optional(v.string(), '127.0.0.1'),
  API_URL: v.optional(v.pipe(v.string(), v.url('must be a URL')), 'http://127.0.0.1:4000'),
  API_ACCESS_TOKEN: v.optional(
    v.pipe(
      v.string(),
      v.minLength(SHORTEST_ACCESS_TOKEN, `must have at least ${SHORTEST_ACCESS_TOKEN} characters`),
    ),
  ),
  PUBLIC_ORIGIN: v.optional(v.pipe(v.string(), v.url('must be a URL'))),
  RELEASES_DIR: v.optional(v.string()),
  REMOTE_ORIGINS: v.optional(origins, ''),
  ALLOW_OVERRIDES: v.optional(flag),
  OVERRIDE_ORIGINS: v.optional(origins, 'http://localhost:*,http://127.0.0.1:*'),
  DEV_REMOTES: v.optional(
    v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.pipe(v.string(), v.url()))),
    '{}',
  ),
  BROWSER_DIR: v.optional(v.string(), 'shell/dist/browser'),
  KEEP_ALIVE_SECONDS: v.optional(
    v.pipe(v.string(), v.regex(/^\d+$/, 'must be a number'), v.transform(Number), v.minValue(1)),
    '20',
  ),
  METRICS_TOKEN: v.optional(v.pipe(v.string(), v.minLength(16, 'must have at least 16 characters'))),
  CANARY_WEBHOOK: v.optional(v.pipe(v.string(), v.url('must be a URL'))),
  TRUST_TRACEPARENT: v.optional(flag),
  RENDER_BUDGET_MS: v.optional(v.pipe(v.string(), v.transform(Number), v.minValue(1)), '1000'),
});

export interface ShellConfig {
  mode: 'production' | 'development';
  port: number;
  host: string;
  apiUrl: string;
  /** What the api requires of its callers; null outside production asks it without. */
  accessToken: string | null;
  publicOrigin: string;
  releasesDir: string;
  /** Where the shop's releases are; what `releasesDir` holds of it is what is served. */
  store: ReleaseStore;
  /** Folder of the shell's own browser build. */
  browserDir: string;
  /** CDN origins that releases can be loaded from, in addition to the shop's own. */
  remoteOrigins: string[];
  allowOverrides: boolean;
  overrideOrigins: string[];
  /** Remotes that `npm run dev` serves from source; empty in production. */
  devRemotes: Record<string, string>;
  /** How long the server waits for one part of a page before leaving it to the browser, in milliseconds. */
  renderBudgetMs: number;
  /** With it as a bearer token, `/_shell/metrics` can be read without signing in; null for nobody. */
  metricsToken: string | null;
  /** Address that is told what happens to canaries; null for nobody. */
  canaryWebhook: string | null;
  /** How long a connection waits for its next request, in milliseconds. */
  keepAliveMs: number;
  /** Null traces nothing. */
  tracing: TracingSettings | null;
  /** Whether what is in front sets `traceparent` itself, so that it is no visitor's. */
  trustsTraceparent: boolean;
}

/** Where the api is, and what it requires of its callers. */
export type ApiAccess = Pick<ShellConfig, 'apiUrl' | 'accessToken'>;

/**
 * Reads and validates the environment.
 * @throws {Error} One line that names the invalid setting.
 */
export function readConfig(environment: NodeJS.ProcessEnv): ShellConfig {
  const result = v.safeParse(Environment, environment);
  if (!result.success) {
    const issue = result.issues[0];
    throw new Error(`${v.getDotPath(issue) ?? 'Environment'} ${issue.message}`);
  }
  const env = result.output;
  const releasesDir = env.RELEASES_DIR ? resolve(ROOT, env.RELEASES_DIR) : RELEASES_DIR;
  const mode = (env.SHOP_ENVIRONMENT ?? env.NODE_ENV) === 'production' ? 'production' : 'development';
  if (mode === 'production' && !env.API_ACCESS_TOKEN)
    throw new Error('API_ACCESS_TOKEN must be set in production');
  return {
    mode,
    port: env.PORT,
    host: env.HOST,
    apiUrl: env.API_URL,
    accessToken: env.API_ACCESS_TOKEN ?? null,
    publicOrigin: (env.PUBLIC_ORIGIN ?? `http://localhost:${env.PORT}`).replace(/\/$/, ''),
    releasesDir,
    store: openStore(environment, releasesDir),
    browserDir: resolve(ROOT, env.BROWSER_DIR),
    remoteOrigins: env.REMOTE_ORIGINS,
    allowOverrides: env.ALLOW_OVERRIDES ?? mode === 'development',
    overrideOrigins: env.OVERRIDE_ORIGINS,
    keepAliveMs: env.KEEP_ALIVE_SECONDS * 1000,
    metricsToken: env.METRICS_TOKEN ?? null,
    canaryWebhook: env.CANARY_WEBHOOK ?? null,
    devRemotes: mode === 'development' ? env.DEV_REMOTES : {},
    renderBudgetMs: env.RENDER_BUDGET_MS,
    tracing: readTracing(environment),
    trustsTraceparent: env.TRUST_TRACEPARENT ?? false,
  };
}
