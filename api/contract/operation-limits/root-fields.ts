import { Kind, type SelectionSetNode, type ValidationContext } from 'graphql';

type Fragments = Pick<ValidationContext, 'getFragment'>;

/**
 * Counts the fields an operation selects on Query or Mutation. Fragments count with all their fields each time they are
 * spread: `{ ... { a: me b: me } }` has two.
 * @returns the number of fields, counting aliases separately
 */
export function countRootFields(
  set: SelectionSetNode,
  fragments: Fragments,
  counted = new Map<string, number>(),
): number {
  const countFragment = (name: string): number => {
    const fragment = fragments.getFragment(name);
    const count =
      counted.get(name) ?? (fragment ? countRootFields(fragment.selectionSet, fragments, counted) : 0);
    counted.set(name, count);
    return count;
  };
  return set.selections.reduce((sum, selection) => {
    if (selection.kind === Kind.FIELD) return sum + 1;
    if (selection.kind === Kind.FRAGMENT_SPREAD) return sum + countFragment(selection.name.value);
    return sum + countRootFields(selection.selectionSet, fragments, counted);
  }, 0);
}
