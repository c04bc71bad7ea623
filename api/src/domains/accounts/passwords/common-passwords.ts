import { FIELD_MESSAGES } from '@saltbush/contract';
import { invalidInput } from '../../../lib/errors';

/**
 * What most of the common passwords are made of, besides the number, the capital and the sign that the shop demands. A
 * list of whole passwords would need each spelling of each word.
 */
const WORDS = `password passwort passwd pass secret admin administrator root user login welcome hello letmein master
  access default changeme temp temporary test testing guest demo sample qwerty qwertz azerty qwer asdf zxcv asdfgh zxcvbn
  qwertyuiop asdfghjkl zxcvbnm qazwsx qazwsxedc zaqxsw abc abcabc aa aaa monkey dragon football baseball basketball soccer
  hockey cricket rugby tennis golf superman batman spiderman pokemon naruto starwars trustno iloveyou loveyou lovely love
  princess prince sunshine shadow michael jennifer jessica ashley nicole daniel charlie thomas jordan hunter george andrew
  michelle joshua matthew robert william samantha amanda summer winter spring autumn monday friday january february march
  april june july august september october november december flower butterfly chocolate cookie cheese banana orange apple
  purple yellow silver golden diamond computer internet samsung google facebook linkedin twitter instagram youtube amazon
  microsoft windows android iphone blink freedom whatever killer ninja mustang ferrari porsche mercedes corvette harley
  liverpool arsenal chelsea barcelona jesus angel heaven blessed family mother father baby babygirl buster ginger pepper
  maggie bailey tigger cooper jackson merlin phoenix matrix cowboy eagle tiger lion buddy lucky money dollar power
  australia aussie sydney melbourne brisbane perth adelaide hobart darwin canberra queensland victoria tasmania matilda
  saltbush saltbushhealth pharmacy chemist chemistshop medicine medication medicare prescription script telehealth
  autodelivery healthy health doctor nurse hospital vitamin vitamins weightloss`;
const COMMON: ReadonlySet<string> = new Set(WORDS.split(/\s+/));
/** Walks over the keyboard, without signs. */
const WALKS =
  /^(?:1qaz|2wsx|3edc|4rfv|qaz|wsx|edc|zaq1|xsw2|1q2w|q1w2|3e4r|e3r4|1a2b|a1b2|asd|qwe|zxc|123|321|098)+\d*$/;

const LOOKALIKES: Readonly<Record<string, string>> = {
  '@': 'a',
  4: 'a',
  3: 'e',
  1: 'i',
  '!': 'i',
  0: 'o',
  $: 's',
  5: 's',
  7: 't',
};

/** What is in front of and behind a word: numbers, years, signs. */
const EDGES = /^[^a-z]+|[^a-z]+$/g;
const plain = (text: string): string =>
  text.replace(/./gu, (character) => LOOKALIKES[character] ?? character);
const lettersOf = (text: string): string => text.replace(/[^a-z]/g, '');

/** Returns the words that a password may be a spelling of: `P@ssw0rd1!` and `!Password2026` are both `password`. */
function readings(password: string): string[] {
  const text = password.toLowerCase();
  const cores = [text.replace(EDGES, ''), plain(text).replace(EDGES, ''), plain(text.replace(EDGES, ''))];
  return cores.map(lettersOf).flatMap((core) => [core, core.replace(/^(?:my|the|your|our)/, '')]);
}

/** A word, or the same word again. */
function isKnown(word: string, known: (word: string) => boolean): boolean {
  const half = word.slice(0, word.length / 2);
  return word === '' || known(word) || (half + half === word && known(half));
}

/**
 * Whether a password is among the first that are tried: a common word or a word of this shop, or the person's own name
 * or address, however it is spelled and whatever numbers and signs surround it.
 */
export function isCommonPassword(password: string, about: readonly string[]): boolean {
  const own = new Set(about.map((text) => lettersOf(text.toLowerCase())).filter((text) => text.length > 2));
  const known = (word: string) => COMMON.has(word) || own.has(word);
  const keys = password.toLowerCase().replace(/[^a-z0-9]/g, '');
  return WALKS.test(keys) || readings(password).some((word) => isKnown(word, known));
}

/** @throws {BusinessError} INVALID_INPUT for a common password, or one made of the person's name or address */
export function refuseCommonPassword(
  password: string,
  { email, firstName, lastName }: { email: string; firstName: string; lastName: string },
): void {
  const mailbox = email.split('@', 1);
  if (!isCommonPassword(password, [...mailbox, firstName, lastName])) return;
  throw invalidInput({ password: FIELD_MESSAGES.password_common });
}
