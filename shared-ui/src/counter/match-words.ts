const wordsOf = (text: string): string[] =>
  text
    .toLocaleLowerCase('en-AU')
    .split(/[\s/-]+/)
    .filter(Boolean);

/** Whether each typed word begins a word of the text; nothing typed matches everything. */
export function matchWords(query: string, text: string): boolean {
  const words = wordsOf(text);
  return wordsOf(query).every((typed) => words.some((word) => word.startsWith(typed)));
}
