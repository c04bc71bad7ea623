/** The members of PCRE's classes that RE2 has not, or has with other members; written as the inside of a class. */
const SPACE = '\\t-\\r ';
const NOT_SPACE = '\\x00-\\x08\\x0e-\\x1f!-\\x{10FFFF}';
const VERTICAL = '\\n-\\r\\x{85}\\x{2028}\\x{2029}';
const NOT_VERTICAL = '\\x00-\\t\\x0e-\\x{84}\\x{86}-\\x{2027}\\x{202A}-\\x{10FFFF}';
const HORIZONTAL = '\\t \\x{A0}\\x{1680}\\x{180E}\\x{2000}-\\x{200A}\\x{202F}\\x{205F}\\x{3000}';
const NOT_HORIZONTAL =
  '\\x00-\\x08\\n-\\x1f!-\\x{9F}\\x{A1}-\\x{167F}\\x{1681}-\\x{180D}\\x{180F}-\\x{1FFF}\\x{200B}-\\x{202E}\\x{2030}-\\x{205E}\\x{2060}-\\x{2FFF}\\x{3001}-\\x{10FFFF}';

/** What escapes for kinds of characters stand for within a class. */
export const CLASSES: Readonly<Record<string, string>> = {
  s: SPACE,
  S: NOT_SPACE,
  v: VERTICAL,
  V: NOT_VERTICAL,
  h: HORIZONTAL,
  H: NOT_HORIZONTAL,
};

/** What they stand for elsewhere, where that differs. */
export const OUTSIDE: Readonly<Record<string, string>> = {
  R: `(?:\\r\\n|[${VERTICAL}])`,
  N: '[^\\n]',
};
