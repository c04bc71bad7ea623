/** "x@" or "a.bc": text that leads somewhere else (section 5, Free text). */
const EMAIL_LIKE = /\S@/;
const DOMAIN_LIKE = /[A-Za-z0-9-]\.[A-Za-z]{2,}/;

/** True when a text contains e-mail-like ("x@") or domain-like ("a.bc") text (section 5, Free text). */
export function hasContactText(text: string): boolean {
  return EMAIL_LIKE.test(text) || DOMAIN_LIKE.test(text);
}
