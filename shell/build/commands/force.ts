/** Separates `--force "reason"` from a command's other words; the reason is empty if it is missing. */
export function takeForce(words: string[]): { rest: string[]; force?: string } {
  const index = words.indexOf('--force');
  if (index < 0) return { rest: words };
  const next = words[index + 1];
  const reason = next && !next.startsWith('--') ? next : '';
  return { rest: words.toSpliced(index, reason ? 2 : 1), force: reason };
}

/** @throws {Error} The reason has fewer than two words: a flag's or release's name says nothing to who reads the log. */
export function requireReason(reason: string): void {
  if (reason.trim().split(/\s+/).length < 2)
    throw new Error('--force needs a reason of two words or more: --force "the page moves to mf-cart"');
}
