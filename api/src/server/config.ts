import { PHARMACY, SHOP } from '@saltbush/contract';
import { SHORTEST_ACCESS_TOKEN } from '@saltbush/contract/http';
import { readTracing, type TracingSettings } from '@saltbush/contract/tracing';
import * as v from 'valibot';
import { ANALYTICS_SETTINGS, type AnalyticsSettings, readAnalytics } from '../domains/analytics';
import { type OidcConfig, readOidc, readRewards } from '../identity/oidc-config';
import { OIDC_SETTINGS } from '../identity/oidc-settings';
import { type LimitSettings, rateLimitsSetting } from '../lib/limits/limit-settings';
import { chooseStandIns, flag, PERMISSIONS, type StandIn } from '../lib/stand-ins';

const count = v.pipe(v.string(), v.regex(/^\d{1,7}$/, 'must be a number'), v.transform(Number));
const port = v.pipe(count, v.maxValue(65535, 'must be a port'));

/** Addresses, subnets, or their names in Express: loopback, linklocal, uniquelocal. */
const PROXY = /^(loopback|linklocal|uniquelocal|[\da-f.:]+(\/\d{1,3})?)$/i;
const trustedProxies = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').map((part) => part.trim())),
  v.everyItem((part) => PROXY.test(part), 'must be addresses, subnets, loopback, linklocal or uniquelocal'),
);

/** An address, or a name with an address in angle brackets. */
const mailAddress = v.optional(
  v.pipe(v.string(), v.regex(/^[^<>\r\n]*<?[^\s@<>]+@[^\s@<>]+>?$/, 'must be an address')),
);

const DEVELOPMENT_RATE_LIMIT_FACTOR = 50;
const PRODUCT_CACHE_MS = 1000;
/** A street takes about five: a thousand addresses typed in a day. */
const ADDRESS_LOOKUPS_PER_DAY = 5000;

const Environment = v.object({
  NODE_ENV: v.optional(v.picklist(['development', 'test', 'production']), 'development'),
  /** 0 picks a free port. */
  PORT: v.optional(port, '4000'),
  HOST: v.optional(v.string(), '127.0.0.1'),
  PUBLIC_ORIGIN: v.optional(v.pipe(v.string(), v.url()), 'http://localhost:3000'),
  MONGODB_URI: v.optional(v.pipe(v.string(), v.regex(/^mongodb(\+srv)?:\/\//, 'must begin with mongodb://'))),
  /** Port of an embedded database that whoever started this process keeps running. */
  EMBEDDED_DATABASE_PORT: v.optional(port),
  MONGODB_DATABASE: v.optional(v.pipe(v.string(), v.nonEmpty()), 'saltbush'),
  DATA_DIR: v.optional(v.pipe(v.string(), v.nonEmpty()), '.data'),
  /** What the web server presents with every request. */
  API_ACCESS_TOKEN: v.optional(v.pipe(v.string(), v.minLength(SHORTEST_ACCESS_TOKEN))),
  AUTH_SECRET: v.optional(v.pipe(v.string(), v.minLength(32))),
  FIELD_ENCRYPTION_KEYS: v.optional(v.pipe(v.string(), v.nonEmpty())),
  LOG_LEVEL: v.optional(v.picklist(['debug', 'info', 'warn', 'error', 'silent']), 'info'),
  /** Number of sample products in an empty database; 0 for none. */
  SEED_PRODUCTS: v.optional(count),
  /** Multiplier for the limits of sign-in and sign-up attempts. */
  RATE_LIMIT_FACTOR: v.optional(count),
  /** Limits that differ from the defaults, before the factor: `cartByAddress=900/3600,…`, attempts in seconds. */
  RATE_LIMITS: v.optional(rateLimitsSetting, ''),
  /** Proxies trusted to report the client's address: the shop's web server, and anything in front of it. */
  TRUSTED_PROXIES: v.optional(trustedProxies, 'loopback'),
  /** Whether only registered operations are executed; defaults to true in production. */
  REGISTERED_OPERATIONS_ONLY: v.optional(v.picklist(['true', 'false'])),
  RELEASES_DIR: v.optional(v.pipe(v.string(), v.nonEmpty()), 'releases'),
  /** Maximum age of a product on a page, in milliseconds; 0 reads it for every request. */
  PRODUCT_CACHE_MS: v.optional(count),
  EXIT_WITH_STDIN: flag,
  ALLOW_TEST_OPERATIONS: flag,
  /** Whether staff need a second factor; always in production. */
  SECOND_FACTOR: v.optional(v.picklist(['required', 'offered']), 'offered'),
  ...OIDC_SETTINGS,
  ...ANALYTICS_SETTINGS,
  ...PERMISSIONS,
  /** Consumer key of Geoscape's Predictive API, which completes addresses. */
  GEOSCAPE_API_KEY: v.optional(v.pipe(v.string(), v.nonEmpty())),
  /** Calls of that service in a day, by all visitors and processes together. */
  ADDRESS_LOOKUPS_PER_DAY: v.optional(count),
  STRIPE_SECRET_KEY: v.optional(v.pipe(v.string(), v.nonEmpty())),
  SMTP_URL: v.optional(v.pipe(v.string(), v.regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://'))),
  /** Sender of the shop's mails. */
  MAIL_FROM: mailAddress,
  /** Where customers' replies are read. */
  MAIL_REPLY_TO: mailAddress,
});

/** The validated settings of the process. */
export interface ApiConfig {
  environment: 'development' | 'test' | 'production';
  isProduction: boolean;
  port: number;
  host: string;
  /** Public origin of the shop; browser requests must come from it. */
  publicOrigin: string;
  /** Services that the api itself stands in for. */
  standIns: ReadonlySet<StandIn>;
  /** Null runs on the embedded database. */
  mongodbUri: string | null;
  /** Loopback port of a running embedded database; null starts one in a child process. */
  embeddedDatabasePort: number | null;
  mongodbDatabase: string;
  dataDir: string;
  /** What callers have to present; null outside production serves everybody. */
  accessToken: string | null;
  authSecret: string | null;
  fieldEncryptionKeys: string | null;
  logLevel: string;
  /** Null for the whole sample shop. */
  seedProducts: number | null;
  /** Proxies whose `X-Forwarded-For` is trusted. */
  trustedProxies: string[];
  /** Multiplies every rate limit: development and test machines sign up from one address. */
  rateLimitFactor: number;
  /** Limits that replace the default of their name. */
  rateLimits: LimitSettings;
  /** Whether GraphQL operations that no release has registered are refused. */
  isRegisteredOnly: boolean;
  /** Folder of releases, from which their operations are read. */
  releasesDir: string;
  /** Maximum age of a product on a page, in milliseconds. */
  productCacheMs: number;
  /** The process exits when its input closes, so that it never outlives its parent. */
  exitWithStdin: boolean;
  /** Whether the AutoDelivery test operations are available. */
  allowTestOperations: boolean;
  /** Whether staff need a second factor; otherwise only those who have set one up are asked for it. */
  isSecondFactorRequired: boolean;
  /** Null outside production selects the embedded provider; null in production disables social sign-in. */
  oidc: OidcConfig | null;
  /** The same for the provider of rewards cards. */
  rewards: OidcConfig | null;
  /** Outside services that learn what analytics record. */
  analytics: AnalyticsSettings;
  stripeSecretKey: string | null;
  /** Null looks addresses up in the embedded sample, or nowhere. */
  geoscapeApiKey: string | null;
  /** What that service may be asked in a day; 0 for nothing. */
  addressLookupsPerDay: number;
  /** Null keeps mails in the outbox. */
  smtpUrl: string | null;
  mailFrom: string;
  /** Where replies to the shop's mails are read. */
  mailReplyTo: string;
  /** Null traces nothing. */
  tracing: TracingSettings | null;
}

/** Names the invalid settings; never includes their values. */
function describe(issues: readonly v.BaseIssue<unknown>[]): string {
  return issues.map((issue) => `${v.getDotPath(issue) ?? 'Environment'} ${issue.message}`).join('; ');
}

/** The settings do not permit a start. */
export class RefusedStartError extends Error {
  override name = 'RefusedStartError';
  /** @param reasons one line each, naming the setting */
  constructor(reasons: readonly string[]) {
    super(reasons.join('\n'));
  }
}

/**
 * Reads the settings.
 * @throws an error of one line naming what is wrong; RefusedStartError with a line for each stand-in that production
 * does not permit
 */
export function readConfig(environment: NodeJS.ProcessEnv): ApiConfig {
  const result = v.safeParse(Environment, environment);
  if (!result.success) throw new Error(`Invalid configuration: ${describe(result.issues)}`);
  const settings = result.output;
  const isProduction = settings.NODE_ENV === 'production';
  const { standIns, refusals } = chooseStandIns(settings, isProduction);
  if (refusals.length > 0) throw new RefusedStartError(refusals);
  return {
    environment: settings.NODE_ENV,
    isProduction,
    port: settings.PORT,
    host: settings.HOST,
    publicOrigin: new URL(settings.PUBLIC_ORIGIN).origin,
    standIns,
    mongodbUri: settings.MONGODB_URI ?? null,
    embeddedDatabasePort: settings.EMBEDDED_DATABASE_PORT ?? null,
    mongodbDatabase: settings.MONGODB_DATABASE,
    dataDir: settings.DATA_DIR,
    accessToken: settings.API_ACCESS_TOKEN ?? null,
    authSecret: settings.AUTH_SECRET ?? null,
    fieldEncryptionKeys: settings.FIELD_ENCRYPTION_KEYS ?? null,
    logLevel: settings.LOG_LEVEL,
    seedProducts: settings.SEED_PRODUCTS ?? (isProduction ? 0 : null),
    trustedProxies: settings.TRUSTED_PROXIES,
    rateLimitFactor: settings.RATE_LIMIT_FACTOR ?? (isProduction ? 1 : DEVELOPMENT_RATE_LIMIT_FACTOR),
    rateLimits: settings.RATE_LIMITS,
    isRegisteredOnly: (settings.REGISTERED_OPERATIONS_ONLY ?? String(isProduction)) === 'true',
    releasesDir: settings.RELEASES_DIR,
    productCacheMs: settings.PRODUCT_CACHE_MS ?? (settings.NODE_ENV === 'test' ? 0 : PRODUCT_CACHE_MS),
    exitWithStdin: settings.EXIT_WITH_STDIN,
    isSecondFactorRequired: isProduction || settings.SECOND_FACTOR === 'required',
    allowTestOperations: settings.ALLOW_TEST_OPERATIONS,
    oidc: readOidc(settings, isProduction),
    rewards: readRewards(settings, isProduction),
    analytics: readAnalytics(settings),
    stripeSecretKey: settings.STRIPE_SECRET_KEY ?? null,
    geoscapeApiKey: settings.GEOSCAPE_API_KEY ?? null,
    addressLookupsPerDay: settings.ADDRESS_LOOKUPS_PER_DAY ?? ADDRESS_LOOKUPS_PER_DAY,
    smtpUrl: settings.SMTP_URL ?? null,
    mailFrom: settings.MAIL_FROM ?? `${SHOP.name} <care@${new URL(settings.PUBLIC_ORIGIN).hostname}>`,
    mailReplyTo: settings.MAIL_REPLY_TO ?? PHARMACY.email,
    tracing: readTracing(environment),
  };
}
