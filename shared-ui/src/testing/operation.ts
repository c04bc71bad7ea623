const OPERATION = /\b(query|mutation)\s+(\w+)/;

/** Kind and name of the operation in a document's text. */
export function operationOf(document: { toString(): string }): { kind: 'query' | 'mutation'; name: string } {
  const [, kind, name = ''] = OPERATION.exec(document.toString()) ?? [];
  return { kind: kind === 'mutation' ? 'mutation' : 'query', name };
}
