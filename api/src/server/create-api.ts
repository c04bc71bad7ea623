import { OPERATION_LIMITS } from '@saltbush/contract/operation-limits';
import express, { type Application } from 'express';
import { auditOperations, createEndpointGate } from '../domains/audit';
import { requireAccessToken } from '../lib/http/access-token';
import { discardUnread } from '../lib/http/discard-unread';
import { refuseForeignChanges, requireJson, requireOwnOrigin } from '../lib/http/guards';
import type { ApiServices } from './context';
import { DOMAINS } from './domains';
import { answerError, answerNotFound, sendOutage } from './error-handler';
import { buildApiSchema } from './graphql/build-schema';
import { createExecutor, type Execute } from './graphql/execute';
import { createGraphQLHandler } from './graphql/handler';
import { createRegisteredOperations } from './graphql/registered-operations';
import { readSchemaText } from './graphql/schema-text';
import { createHealthRouter } from './health';
import { DEADLINE_MS, limitRequestTime } from './outages/request-deadline';
import { createMediaRouter } from './pictures/media-routes';
import { createRequestContext } from './request-context';
import { logRequests } from './request-log';
import { traceRequests } from './tracing/trace-requests';

/**
 * Creates the express application: GraphQL, the domains' JSON endpoints, the search service, health.
 * @param execute how operations are executed; tests pass one that compares both ways
 * @param deadlineMs how long a request may take
 */
export function createApi(
  services: ApiServices,
  execute: Execute = createExecutor(),
  deadlineMs = DEADLINE_MS,
): Application {
  const { accounts, config, log, db, metrics, tracing } = services;
  const resolvers = DOMAINS.flatMap((domain) => (domain.resolvers ? [domain.resolvers] : []));
  const schema = auditOperations(buildApiSchema(readSchemaText(), resolvers), accounts.nameOf);
  const api = express();
  api.disable('x-powered-by').disable('etag').set('trust proxy', config.trustedProxies);
  api.use(discardUnread, requireAccessToken(config.accessToken, log), createHealthRouter(db, metrics));
  if (tracing) api.use(traceRequests(tracing));
  api.use(logRequests(api, log, metrics, tracing));
  api.use(limitRequestTime(log, sendOutage, deadlineMs));
  api.use(refuseForeignChanges(config.publicOrigin));
  const ownOrigin = requireOwnOrigin(config.publicOrigin);
  const guards = [ownOrigin, requireJson, express.json({ limit: OPERATION_LIMITS.body })];
  api.use(
    '/graphql',
    guards,
    createGraphQLHandler({
      schema,
      isProduction: config.isProduction,
      registered: createRegisteredOperations(config.releasesDir),
      isRegisteredOnly: config.isRegisteredOnly,
      metrics,
      tracing,
      execute,
      createContext: (request) => createRequestContext(services, request),
    }),
  );
  api.use(createMediaRouter(services.pictures));
  for (const domain of DOMAINS) {
    if (domain.publicRoutes) api.use(domain.publicRoutes(services));
  }
  for (const domain of DOMAINS) {
    if (domain.uploads) api.use('/api', ownOrigin, domain.uploads(services));
  }
  api.use('/api', guards, createEndpointGate(services));
  for (const domain of DOMAINS) {
    if (domain.routes) api.use('/api', guards, domain.routes(services));
  }
  return api.use(answerNotFound, answerError);
}
