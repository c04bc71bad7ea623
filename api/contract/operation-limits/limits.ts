/** What the api takes of an operation; a release with one beyond them is refused. */
export const OPERATION_LIMITS = {
  /** Tokens of a document. */
  tokens: 3000,
  /** Depth of nested fields. */
  depth: 14,
  /** Fields and fragments of an operation, counted each time they are used. */
  fields: 1500,
  /** Fields of Query or Mutation in one operation, including aliases and those in fragments. */
  rootFields: 20,
  /** Bytes of a request. */
  body: 100_000,
} as const;
