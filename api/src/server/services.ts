import type { Tracing } from '@saltbush/contract/tracing';
import type { MongoClient } from 'mongodb';
import type { Logger } from 'pino';
import { createAccounts, type PasswordHashing } from '../domains/accounts';
import { createProductCache, createReference } from '../domains/catalogue';
import { findBannersOfSearch } from '../domains/content';
import { createAddressLookup } from '../domains/fulfilment';
import { listBaskets } from '../domains/orders';
import { createEscripts } from '../escripts';
import { parseKeys } from '../lib/cipher-keys';
import type { Clock } from '../lib/clock';
import { createHooks } from '../lib/create-hooks';
import { createEvents } from '../lib/events';
import { createFieldCipher } from '../lib/field-cipher';
import { createRateLimits } from '../lib/limits/rate-limits';
import { createSignedLinks } from '../lib/signed-links';
import { createMedicareCheck } from '../medicare';
import { createPaymentGateway } from '../payments';
import { createSearch } from '../search/search';
import type { ApiConfig } from './config';
import type { ApiServices } from './context';
import { ensureIndexes, registerDomains } from './domains';
import { createMetrics } from './metrics';
import { createContentPictures } from './pictures/content-pictures';
import { createPhotoPictures } from './pictures/photo-pictures';
import { createPngPictures } from './pictures/png-pictures';
import { createShopPictures } from './pictures/shop-pictures';
import type { Secrets } from './secrets';
import { seedIfEmpty } from './seed-if-empty';

export interface ServiceOptions {
  client: MongoClient;
  config: ApiConfig;
  secrets: Secrets;
  clock: Clock;
  log: Logger;
  tracing?: Tracing | null;
  /** How often the search checks promotions, in milliseconds; 0 if it follows no changes of other processes. */
  searchFollowMs?: number;
  /** How passwords are stored; by default with scrypt at its full cost. */
  passwords?: PasswordHashing;
}

/** Prepares the database (indexes, sample shop) and creates everything requests share. */
export async function createServices(options: ServiceOptions): Promise<ApiServices> {
  const { client, config, secrets, clock, log, searchFollowMs, passwords } = options;
  const db = client.db(config.mongodbDatabase);
  const cipher = createFieldCipher(parseKeys(secrets.fieldEncryptionKeys));
  await ensureIndexes(db);
  const { publicOrigin } = config;
  const { authSecret } = secrets;
  const events = createEvents();
  const base = { db, client, clock, log, cipher, events };
  const accounts = createAccounts({
    ...{ ...base, publicOrigin, authSecret, passwords },
    isSecondFactorRequired: config.isSecondFactorRequired,
  });
  await seedIfEmpty({ db, config, clock, log, cipher, accounts });
  const reference = await createReference({ db, clock });
  const productCache = createProductCache(db, config.productCacheMs);
  const search = await createSearch({
    db,
    clock,
    log,
    reference,
    secret: authSecret,
    followMs: searchFollowMs,
    readBannerContent: () => findBannersOfSearch(db),
    readBaskets: (productId, limit) => listBaskets(db, productId, limit),
  });
  const payments = createPaymentGateway({ db, clock, stripeSecretKey: config.stripeSecretKey });
  const limits = createRateLimits({
    client,
    dbName: db.databaseName,
    factor: config.rateLimitFactor,
    settings: config.rateLimits,
  });
  const metrics = createMetrics();
  const providers = { payments, escripts: createEscripts(config), medicare: createMedicareCheck(config) };
  const services: ApiServices = {
    client,
    db,
    clock,
    config,
    log,
    cipher,
    reference,
    productCache,
    search,
    accounts,
    limits,
    addressLookup: createAddressLookup({ client, db, clock, log, config }),
    signedLinks: createSignedLinks({ secret: authSecret, clock }),
    metrics,
    tracing: options.tracing ?? null,
    pictures: createContentPictures(
      db,
      createPhotoPictures(db, createPngPictures(createShopPictures({ db, reference }))),
    ),
    ...providers,
    events,
    hooks: createHooks(),
    analyticsKey: authSecret,
  };
  registerDomains(services);
  return services;
}
