import {
  type DocumentNode,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';

export const LIMITS = {
  /** Tokens of a document. */
  tokens: 3000,
  /** Fields inside fields. */
  depth: 14,
  /** Fields of an operation, each fragment counted where it is used. */
  fields: 1500,
  /** Fields of Query or Mutation in one operation, aliases included. */
  rootFields: 20,
  /** Bytes of a request. */
  body: 100_000,
} as const;

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

interface Size {
  depth: number;
  fields: number;
}

/** Depth and number of fields. Fragments do not form cycles: the document was validated before. */
function measure(set: SelectionSetNode, fragments: Fragments, known: Map<string, Size>): Size {
  const size = { depth: 0, fields: 0 };
  for (const selection of set.selections) {
    const inner = measureSelection(selection, fragments, known);
    size.depth = Math.max(size.depth, inner.depth);
    size.fields += inner.fields;
  }
  return size;
}

function measureSelection(
  selection: SelectionSetNode['selections'][number],
  fragments: Fragments,
  known: Map<string, Size>,
): Size {
  if (selection.kind === Kind.FIELD) {
    if (!selection.selectionSet) return { depth: 1, fields: 1 };
    const inner = measure(selection.selectionSet, fragments, known);
    return { depth: inner.depth + 1, fields: inner.fields + 1 };
  }
  if (selection.kind === Kind.INLINE_FRAGMENT) return measure(selection.selectionSet, fragments, known);
  const name = selection.name.value;
  const fragment = fragments.get(name);
  const size =
    known.get(name) ??
    (fragment ? measure(fragment.selectionSet, fragments, known) : { depth: 0, fields: 0 });
  known.set(name, size);
  return size;
}

const tooLarge = (what: string) =>
  new GraphQLError(`The operation ${what}`, { extensions: { code: 'TOO_LARGE' } });

/** What makes a valid document too expensive to run; empty when nothing does. */
export function limitErrors(document: DocumentNode): GraphQLError[] {
  const fragments: Fragments = new Map(
    document.definitions
      .filter((node): node is FragmentDefinitionNode => node.kind === Kind.FRAGMENT_DEFINITION)
      .map((node) => [node.name.value, node]),
  );
  const errors: GraphQLError[] = [];
  const operations = document.definitions.filter(
    (node): node is OperationDefinitionNode => node.kind === Kind.OPERATION_DEFINITION,
  );
  for (const { selectionSet } of operations) {
    const { depth, fields } = measure(selectionSet, fragments, new Map());
    if (depth > LIMITS.depth) errors.push(tooLarge(`is deeper than ${LIMITS.depth} levels`));
    if (fields > LIMITS.fields) errors.push(tooLarge(`has more than ${LIMITS.fields} fields`));
    if (selectionSet.selections.length > LIMITS.rootFields) {
      errors.push(tooLarge(`has more than ${LIMITS.rootFields} fields at its root`));
    }
  }
  return errors;
}
