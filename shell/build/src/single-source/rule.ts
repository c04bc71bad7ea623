export interface SourceFile {
  /** Relative to the root of the repository. */
  path: string;
  text: string;
}

/** Knowledge that is defined in one place and derived everywhere else. */
export interface SingleSourceRule {
  name: string;
  /** Why the rule exists and where the definition belongs, as shown after the rule's name. */
  sentence: string;
  /** Paths the rule applies to. */
  within: RegExp;
  /** Paths that are allowed to repeat it, such as its definition. */
  except: RegExp;
  /** Matches a copy within one line. */
  copy: RegExp;
}

/** Tests, stories and sample data write values out on purpose; generated code is derived from the schema. */
const UNCHECKED = /\.(test|stories)\.tsx?$|\/(testing|samples|generated|test|dist|node_modules)\//;
const COMMENT = /^\s*(\/\/|\/\*|\*)/;

/** @returns One sentence for each line that repeats what a rule keeps in one place. */
export function findCopies(files: Iterable<SourceFile>, rule: SingleSourceRule): string[] {
  const found: string[] = [];
  for (const { path, text } of files) {
    if (!rule.within.test(path) || rule.except.test(path) || UNCHECKED.test(path)) continue;
    for (const [index, line] of text.split('\n').entries()) {
      const copy = COMMENT.test(line) ? null : rule.copy.exec(line);
      if (copy) found.push(`${path}:${index + 1} ${copy[0]} — ${rule.name}: ${rule.sentence}`);
    }
  }
  return found;
}
