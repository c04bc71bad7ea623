/**
 * Stands in for the `graphql` package inside graphql-request in browser builds. Our operations are generated strings,
 * already parsed and validated when they were generated; all that the client asks of a parser is the operation's kind
 * and name. This saves 12 kB of every first visit.
 */
const OPERATION = /\b(query|mutation|subscription)\s+([A-Za-z_]\w*)/;

/** Finds the one named operation of a generated document. Raises for text that has none. */
export function parse(document: string) {
  const match = OPERATION.exec(document);
  if (!match) throw new Error('The document names no operation');
  const [, operation, name] = match;
  return {
    kind: 'Document',
    definitions: [{ kind: 'OperationDefinition', operation, name: { kind: 'Name', value: name } }],
  };
}

export const print = (document: unknown): string => String(document);

export const Kind = { OPERATION_DEFINITION: 'OperationDefinition' };
