import type { Random } from '../fuzz/random';

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ATOM_ENDS = `${LETTERS}0123456789_+-`;
const ATOM = `${ATOM_ENDS}'`;

const textOf = (random: Random, letters: string, length: number): string =>
  Array.from({ length }, () => random.pick([...letters])).join('');

const partsOf = (random: Random, max: number, part: () => string): string =>
  Array.from({ length: 1 + random.below(max) }, part).join('.');

/** @returns an address that the rule of the contract allows */
export function validEmail(random: Random): string {
  const local = partsOf(
    random,
    3,
    () => textOf(random, ATOM, random.below(12)) + textOf(random, ATOM_ENDS, 1),
  );
  const label = () => {
    const inside = textOf(random, `${LETTERS}0123456789-`, random.below(20));
    return inside === '' ? textOf(random, LETTERS, 1) : `x${inside}9`;
  };
  return `${local}@${partsOf(random, 3, label)}.${textOf(random, LETTERS, 2 + random.below(8))}`;
}

/** Ways to make a valid address one that the rule refuses. */
const SPOIL: readonly ((local: string, domain: string) => string)[] = [
  (local, domain) => `${local}..x@${domain}`,
  (local, domain) => `.${local}@${domain}`,
  (local, domain) => `${local}.@${domain}`,
  (local, domain) => `"${local}"@${domain}`,
  (local, domain) => `ü${local}@${domain}`,
  (local, domain) => `${local}@münchen.${domain}`,
  (local, domain) => `${local}@-${domain}`,
  (local, domain) => `${local}@${domain}-`,
  (local, domain) => `${local}@${domain}.7`,
  (local, domain) => `${local}@${domain}.`,
  (local, domain) => `${local}@@${domain}`,
  (local, domain) => `${local} x@${domain}`,
  (local, domain) => `${local},eve@${domain}`,
  (local, domain) => `<${local}@${domain}>`,
  (local, domain) => `${local}@${domain}\r\nBcc: eve@example.com`,
  (local, domain) => `${local}\u0000@${domain}`,
  (local, domain) => `${local}${'x'.repeat(65)}@${domain}`,
  (local, domain) => `${local}@${'x'.repeat(64)}.${domain}`,
  (local) => `${local}@[127.0.0.1]`,
  (local) => `${local}@localhost`,
  (local) => local,
];

/** @returns addresses that the rule refuses, one for each way */
export const invalidEmails = (random: Random): string[] =>
  SPOIL.map((spoil) => {
    const [local = '', domain = ''] = validEmail(random).split('@');
    return spoil(local, domain);
  });
