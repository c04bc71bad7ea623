import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  Kind,
  NoSchemaIntrospectionCustomRule,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import { BusinessError } from '../../lib/errors';
import { LIMITS, limitRules } from './limits';
import type { RegisteredOperations } from './registered-operations';

export interface ValidDocument {
  document: DocumentNode;
  /** Whether a release has registered it. */
  isRegistered: boolean;
  /** Names of its operations. */
  operations: readonly string[];
}
export type PreparedDocument = ValidDocument | { errors: readonly GraphQLError[] };

export interface DocumentOptions {
  isProduction: boolean;
  registered: RegisteredOperations;
  /** Refuses unregistered operations without parsing them. */
  isRegisteredOnly: boolean;
}

const MAX_CACHED = 1000;
/** Longer documents are not cached: the shop's own operations are far shorter. */
const MAX_CACHED_LENGTH = 20_000;

/** "Did you mean …?" would reveal the schema. */
function withoutSuggestion(error: GraphQLError): GraphQLError {
  const message = error.message.replace(/ Did you mean .+$/, '');
  return new GraphQLError(message, { nodes: error.nodes, extensions: error.extensions });
}

const namesOf = ({ definitions }: DocumentNode): string[] =>
  definitions.flatMap((node) => (node.kind === Kind.OPERATION_DEFINITION ? (node.name?.value ?? []) : []));

function prepareNow(schema: GraphQLSchema, query: string, options: DocumentOptions): PreparedDocument {
  const { isProduction } = options;
  const isRegistered = options.registered.has(query);
  if (options.isRegisteredOnly && !isRegistered) return { errors: [new BusinessError('NOT_REGISTERED')] };
  let document: DocumentNode;
  try {
    document = parse(query, { maxTokens: LIMITS.tokens, noLocation: isProduction });
  } catch (error) {
    if (error instanceof GraphQLError) return { errors: [error] };
    throw error;
  }
  const rules = isProduction ? [...specifiedRules, NoSchemaIntrospectionCustomRule] : specifiedRules;
  const errors = validate(schema, document, rules, { maxErrors: 10 });
  if (errors.length > 0) return { errors: isProduction ? errors.map(withoutSuggestion) : errors };
  const tooLarge = validate(schema, document, limitRules);
  return tooLarge.length > 0
    ? { errors: tooLarge }
    : { document, isRegistered, operations: namesOf(document) };
}

/** Parses and validates each distinct document once. */
export function createDocumentCache(schema: GraphQLSchema, options: DocumentOptions) {
  const cache = new LRUCache<string, PreparedDocument>({ max: MAX_CACHED });
  return function prepare(query: string): PreparedDocument {
    const known = cache.get(query);
    if (known) return known;
    const prepared = prepareNow(schema, query, options);
    // An operation refused now may be registered by the next release.
    const isLasting = !options.isRegisteredOnly || 'document' in prepared;
    if (isLasting && query.length <= MAX_CACHED_LENGTH) cache.set(query, prepared);
    return prepared;
  };
}
