const OPERATION = /\b(query|mutation)\s+(\w+)/;

/** Returns the kind and name of a document's operation. */
export function operationOf(document: { toString(): string }): { kind: 'query' | 'mutation'; name: string } {
  const [, kind, name = ''] = OPERATION.exec(document.toString()) ?? [];
  return { kind: kind === 'mutation' ? 'mutation' : 'query', name };
}
