const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00A0',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  hellip: '…',
  bull: '•',
  middot: '·',
  times: '×',
  frac12: '½',
  deg: '°',
  micro: 'µ',
  copy: '©',
  reg: '®',
  trade: '™',
  colon: ':',
  Tab: '\t',
  NewLine: '\n',
};

const codePoint = (code: number) => (code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '\uFFFD');

/** Text of HTML with its character references read; one that is not known stays as it is written. */
export function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z][a-z0-9]{1,31}));?/gi,
    (whole, hex, digits, name) => {
      if (hex) return codePoint(Number.parseInt(hex, 16));
      if (digits) return codePoint(Number(digits));
      return named[name] ?? whole;
    },
  );
}

/** A link's target if content may have it (https, mail, phone, a path or a place on the page), otherwise undefined. */
export function safeHref(written: string): string | undefined {
  const href = decodeEntities(written).trim();
  // Browsers drop control characters and blanks inside a scheme, so they are dropped before looking.
  const bare = [...href].filter((character) => character > ' ' && character !== '\u007F').join('');
  const allowed = /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\])|#)/i.test(bare);
  return allowed ? href : undefined;
}
