import { createHash } from 'node:crypto';
import { errorText } from '@saltbush/contract';
import { OPERATION_LIMITS, operationLimitRules } from '@saltbush/contract/operation-limits';
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

/** Documents of which it is remembered that they were sent once. */
const MAX_SEEN = 10_000;

/** Sentences quote the document, which can be 100 kB long. */
const MAX_PROBLEM = 300;

/** Adds the code. In production there is no "Did you mean …?", which would reveal the schema. */
function documentError(
  code: 'GRAPHQL_PARSE_FAILED' | 'GRAPHQL_VALIDATION_FAILED',
  { message, nodes, source, positions }: GraphQLError,
  isProduction: boolean,
): GraphQLError {
  const problem = message.slice(0, MAX_PROBLEM);
  const text = errorText(code, {
    problem: isProduction ? problem.replace(/ Did you mean .+$/, '') : problem,
  });
  return new GraphQLError(text, { nodes, source, positions, extensions: { code } });
}

const namesOf = ({ definitions }: DocumentNode): string[] =>
  definitions.flatMap((node) => (node.kind === Kind.OPERATION_DEFINITION ? (node.name?.value ?? []) : []));

function prepareNow(schema: GraphQLSchema, query: string, options: DocumentOptions): PreparedDocument {
  const { isProduction } = options;
  const isRegistered = options.registered.has(query);
  if (options.isRegisteredOnly && !isRegistered) return { errors: [new BusinessError('NOT_REGISTERED')] };
  let document: DocumentNode;
  try {
    document = parse(query, { maxTokens: OPERATION_LIMITS.tokens, noLocation: isProduction });
  } catch (error) {
    if (error instanceof GraphQLError)
      return { errors: [documentError('GRAPHQL_PARSE_FAILED', error, isProduction)] };
    // The parser calls itself for each bracket.
    if (error instanceof RangeError)
      return { errors: [new BusinessError('TOO_LARGE', { limit: 'depth', max: OPERATION_LIMITS.depth })] };
    throw error;
  }
  const rules = isProduction ? [...specifiedRules, NoSchemaIntrospectionCustomRule] : specifiedRules;
  const errors = validate(schema, document, rules, { maxErrors: 10 });
  if (errors.length > 0)
    return { errors: errors.map((error) => documentError('GRAPHQL_VALIDATION_FAILED', error, isProduction)) };
  const tooLarge = validate(schema, document, operationLimitRules);
  return tooLarge.length > 0
    ? { errors: tooLarge }
    : { document, isRegistered, operations: namesOf(document) };
}

/** Tells whether a text was asked about before, without keeping it. */
function createSeen(): (text: string) => boolean {
  const seen = new LRUCache<string, true>({ max: MAX_SEEN });
  return (text) => {
    const hash = createHash('sha1').update(text).digest('base64');
    if (seen.has(hash)) return true;
    seen.set(hash, true);
    return false;
  };
}

/**
 * Parses and validates each document that is sent again and again once. One that is sent a single time is not kept: hundreds
 * of them, each with its whole tree, would push out what is needed, and outlive the collections of young objects.
 */
export function createDocumentCache(schema: GraphQLSchema, options: DocumentOptions) {
  const cache = new LRUCache<string, PreparedDocument>({ max: MAX_CACHED });
  const wasSeen = createSeen();
  return function prepare(query: string): PreparedDocument {
    const known = cache.get(query);
    if (known) return known;
    const prepared = prepareNow(schema, query, options);
    // An operation refused now may be registered by the next release.
    const isLasting = !options.isRegisteredOnly || 'document' in prepared;
    if (isLasting && query.length <= MAX_CACHED_LENGTH && wasSeen(query)) cache.set(query, prepared);
    return prepared;
  };
}
