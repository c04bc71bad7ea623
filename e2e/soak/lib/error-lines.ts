/** Ids under which the api's log tells what a line is about. */
const SUBJECTS = ['requestId', 'subscription', 'autodelivery'] as const;
/** Subjects remembered at a time: outages fill the log with lines that nobody asks about. */
const CAPACITY = 5000;
const LONGEST = 1500;
const LINES_EACH = 6;

const idOf = (line: string, subject: string): string | undefined =>
  new RegExp(`"${subject}":"([^"]+)"`).exec(line)?.[1];

/** Error lines of a shop's servers by what they are about, so that a finding can say what was logged. */
export class ErrorLines {
  private readonly lines = new Map<string, string[]>();
  private readonly wanted = new Set<string>();

  readonly read = (line: string): void => {
    if (!line.startsWith('{')) return;
    for (const subject of SUBJECTS) {
      const id = idOf(line, subject);
      if (id) this.add(id, line.slice(0, LONGEST));
    }
  };

  private add(id: string, line: string): void {
    const known = this.lines.get(id) ?? [];
    this.lines.delete(id);
    this.lines.set(id, [...known, line].slice(-LINES_EACH));
    if (this.lines.size <= CAPACITY + this.wanted.size) return;
    for (const oldest of this.lines.keys()) {
      if (this.wanted.has(oldest)) continue;
      this.lines.delete(oldest);
      return;
    }
  }

  /** Keeps the lines about an id, those that come later included. */
  keep(id: string): void {
    this.wanted.add(id);
  }

  /** @returns the text, followed by what was logged about the id */
  explain(text: string, id: string | null): string {
    const logged = (id && this.lines.get(id)) || [];
    return [text, ...logged.map((line) => `    ${line}`)].join('\n');
  }
}
