/** A remote's files by path within it, without `src/generated`. */
export interface RemoteFiles {
  name: string;
  files: ReadonlyMap<string, string>;
}

/** A file that breaks a rule of the structure shared by all remotes. */
export interface Violation {
  remote: string;
  path: string;
  /** Name of the rule, used in tests and messages. */
  rule: string;
  /** The rule and its reason, in one sentence. */
  why: string;
  /** How to fix it, or where the file belongs. */
  where: string;
}

export type Rule = (remote: RemoteFiles) => Violation[];

/** Formats a violation as one line. */
export const describeViolation = ({ remote, path, rule, why, where }: Violation): string =>
  `${remote}/${path}: ${rule}: ${why} ${where}`;

/**
 * Creates a rule that checks each file separately.
 * @param findFault Returns how to fix the file, or null if it follows the rule.
 */
export function pathRule(
  rule: string,
  why: string,
  findFault: (path: string, text: string, remote: RemoteFiles) => string | null,
): Rule {
  return (remote) =>
    [...remote.files].flatMap(([path, text]) => {
      const where = findFault(path, text, remote);
      return where ? [{ remote: remote.name, path, rule, why, where }] : [];
    });
}
