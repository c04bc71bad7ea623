import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  NoSchemaIntrospectionCustomRule,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import { LIMITS, limitErrors } from './limits';

export type PreparedDocument = { document: DocumentNode } | { errors: readonly GraphQLError[] };

const MAX_CACHED = 1000;
/** A longer text is not worth remembering: our own operations are far shorter. */
const MAX_CACHED_LENGTH = 20_000;

/** "Did you mean …?" tells strangers what the schema has. */
function withoutSuggestion(error: GraphQLError): GraphQLError {
  const message = error.message.replace(/ Did you mean .+$/, '');
  return new GraphQLError(message, { nodes: error.nodes, extensions: error.extensions });
}

function prepareNow(schema: GraphQLSchema, query: string, isProduction: boolean): PreparedDocument {
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
  const tooLarge = limitErrors(document);
  return tooLarge.length > 0 ? { errors: tooLarge } : { document };
}

/** Parses and validates each distinct document once. */
export function createDocumentCache(schema: GraphQLSchema, options: { isProduction: boolean }) {
  const cache = new LRUCache<string, PreparedDocument>({ max: MAX_CACHED });
  return function prepare(query: string): PreparedDocument {
    const known = cache.get(query);
    if (known) return known;
    const prepared = prepareNow(schema, query, options.isProduction);
    if (query.length <= MAX_CACHED_LENGTH) cache.set(query, prepared);
    return prepared;
  };
}
