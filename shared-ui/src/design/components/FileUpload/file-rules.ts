export interface FileRules {
  /** Same as `accept` of a file input: extensions and MIME types, for example `.pdf,image/*`. */
  readonly accept?: string;
  /** Maximum size per file, in bytes. */
  readonly maxBytes?: number;
  /** Maximum number of files in total. */
  readonly maxFiles?: number;
}

const UNITS = ['kB', 'MB', 'GB'] as const;

/** Formats a size in bytes: `12 kB`, `3.4 MB`. Returns an empty string for an impossible size. */
export function formatFileSize(bytes: number): string {
  if (!Number.isFinite(bytes) || bytes < 0) return '';
  if (bytes < 1000) return `${bytes} bytes`;
  const step = Math.min(UNITS.length, Math.floor(Math.log10(bytes) / 3));
  const amount = bytes / 1000 ** step;
  return `${amount.toFixed(amount < 10 && step > 1 ? 1 : 0)} ${UNITS[step - 1]}`;
}

/** Returns true if `accept` permits the file. The browser does not filter dropped files. */
export function isAccepted({ name, type }: Pick<File, 'name' | 'type'>, accept: string | undefined): boolean {
  const kinds = (accept ?? '').split(',').map((kind) => kind.trim().toLowerCase());
  if (kinds.every((kind) => !kind)) return true;
  return kinds.some((kind) => {
    if (kind.startsWith('.')) return name.toLowerCase().endsWith(kind);
    return kind.endsWith('/*') ? type.startsWith(kind.slice(0, -1)) : type === kind;
  });
}

/** Splits new files into those that may be added to the current ones, and messages about the others. */
export function sortFiles(files: readonly File[], rules: FileRules, alreadyThere: number) {
  const { accept, maxBytes = Number.POSITIVE_INFINITY, maxFiles = Number.POSITIVE_INFINITY } = rules;
  const added: File[] = [];
  const messages: string[] = [];
  for (const file of files) {
    if (!isAccepted(file, accept)) messages.push(`${file.name} is not a kind of file that we can use.`);
    else if (file.size > maxBytes)
      messages.push(`${file.name} is larger than ${formatFileSize(maxBytes)}. Choose a smaller file.`);
    else if (alreadyThere + added.length >= maxFiles)
      messages.push(
        `${file.name} was not added: ${maxFiles === 1 ? 'one file is' : `${maxFiles} files are`} the most.`,
      );
    else added.push(file);
  }
  return { added, messages };
}
