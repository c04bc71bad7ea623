export interface SourceFile {
  /** Relative to the root of the repository. */
  path: string;
  text: string;
}

/** What the repository says in one place and derives everywhere else. */
export interface SingleSourceRule {
  name: string;
  /** Which rule was broken, why it exists and where the thing belongs. */
  sentence: string;
  /** Paths that the rule holds for. */
  within: RegExp;
  /** Paths that may repeat the thing: its home and its borders. */
  except: RegExp;
  /** A copy, within one line. */
  copy: RegExp;
}

/** Tests, stories and sample data spell values out on purpose; generated code derives from the schema. */
const UNCHECKED = /\.(test|stories)\.tsx?$|\/(testing|samples|generated|test|dist|node_modules)\//;
const COMMENT = /^\s*(\/\/|\/\*|\*)/;

/** @returns one sentence for each line of a file that repeats what a rule keeps in one place. */
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
