/** Files of one remote by their path in it; `src/generated` is left out. */
export interface RemoteFiles {
  name: string;
  files: ReadonlyMap<string, string>;
}

/** A file that does not lie where the plan of every remote has it. */
export interface Departure {
  remote: string;
  path: string;
  /** Name of the rule, which is how a test and a message find it. */
  rule: string;
  /** What the rule asks for and why, in one sentence. */
  why: string;
  /** Where the thing belongs. */
  where: string;
}

export type Rule = (remote: RemoteFiles) => Departure[];

/** The departure as one line for a terminal. */
export const describeDeparture = ({ remote, path, rule, why, where }: Departure): string =>
  `${remote}/${path}: ${rule}: ${why} ${where}`;

/**
 * A rule that looks at each path alone.
 * @param misplaced Returns where the file belongs, or null when it is in its place.
 */
export function pathRule(
  rule: string,
  why: string,
  misplaced: (path: string, text: string, remote: RemoteFiles) => string | null,
): Rule {
  return (remote) =>
    [...remote.files].flatMap(([path, text]) => {
      const where = misplaced(path, text, remote);
      return where ? [{ remote: remote.name, path, rule, why, where }] : [];
    });
}

/** Groups items by a key. */
export function groupBy<Item>(items: Iterable<Item>, keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return groups;
}
