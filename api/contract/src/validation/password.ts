const MAX_PASSWORD = 128;
const SEQUENCE = 4;

const isAlphanumeric = (code: number): boolean => /[a-z0-9]/.test(String.fromCodePoint(code));

/** Four consecutive characters (1234, abcd, 4321), case-insensitive. */
function hasSequence(password: string): boolean {
  const codes = [...password.toLowerCase()].map((character) => character.codePointAt(0) ?? 0);
  for (const step of [1, -1]) {
    let run = 1;
    for (let index = 1; index < codes.length; index += 1) {
      const [before = 0, code = 0] = codes.slice(index - 1, index + 1);
      run = isAlphanumeric(before) && isAlphanumeric(code) && code === before + step ? run + 1 : 1;
      if (run >= SEQUENCE) return true;
    }
  }
  return false;
}

const hasRepeat = (password: string): boolean => /(.)\1\1/su.test(password);

export interface PasswordRule {
  label: string;
  test: (password: string) => boolean;
}

/** Requirements for a new password (section 5.a), in the order of the checklist. */
export const PASSWORD_RULES: readonly PasswordRule[] = [
  { label: '8 characters minimum', test: (password) => [...password].length >= 8 },
  { label: 'One number minimum', test: (password) => /[0-9]/.test(password) },
  { label: 'One uppercase letter minimum', test: (password) => /[A-Z]/.test(password) },
  { label: 'One special character minimum', test: (password) => /[!@#$%^&*]/.test(password) },
  {
    label: 'Not use sequential characters (e.g. 1234 or AAAA)',
    test: (password) => password !== '' && !hasSequence(password) && !hasRepeat(password),
  },
];

/** Returns the labels of the rules a password breaks; empty if it is valid. */
export const brokenPasswordRules = (password: string): string[] =>
  PASSWORD_RULES.filter(({ test }) => !test(password)).map(({ label }) => label);

/** Returns the field's error if any rule is broken (section 5.a), or null. */
export function passwordError(password: string): string | null {
  const isTooLong = password.length > MAX_PASSWORD;
  return brokenPasswordRules(password).length > 0 || isTooLong
    ? 'Password must meet minimum requirements'
    : null;
}
