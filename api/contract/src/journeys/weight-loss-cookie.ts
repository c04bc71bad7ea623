import { cookieText } from '../http';
import { type GivenAnswers, givenAnswer, YES_NO } from '../questionnaires/answers';
import { PREGNANCY_OPTIONS, type WeightLossAnswers } from './weight-loss';

/** How long the answers are stored on the device (section 5.j). */
export const WEIGHT_LOSS_COOKIE_DAYS = 10;

const NAME = 'weight_loss_answers';
const DAY_SECONDS = 24 * 60 * 60;
const MAX_TYPED = 10;
/** Browsers keep 4,096 bytes of a cookie, its name and attributes included. */
const MAX_COOKIE = 3_800;

const typed = (value: unknown): string => (typeof value === 'string' ? value.slice(0, MAX_TYPED) : '');

/** Returns the answers found in what was kept of them; invalid ones are omitted. */
export function readWeightLossAnswers(given: GivenAnswers): WeightLossAnswers {
  const chosen = Array.isArray(given.pregnantBreastfeeding) ? given.pregnantBreastfeeding : [];
  return {
    aboveEighteen: givenAnswer(given, 'aboveEighteen', YES_NO),
    pregnantBreastfeeding: PREGNANCY_OPTIONS.filter((option) => chosen.includes(option)),
    height: typed(given.height),
    weight: typed(given.weight),
    diagnosedMedication: givenAnswer(given, 'diagnosedMedication', YES_NO),
    takingWeightlossMedication: givenAnswer(given, 'takingWeightlossMedication', YES_NO),
  };
}

/**
 * Secure on every origin: browsers take localhost for one that is. The path is the whole shop, because a page that was
 * reached by a link inside the shop cannot read a cookie of its own path.
 */
const text = (value: string, maxAge: number): string =>
  cookieText({
    name: NAME,
    value,
    origin: 'https:',
    path: '/',
    maxAge,
    isReadable: true,
    sameSite: 'Strict',
  });

/** Returns the `document.cookie` value that keeps a guest's answers, sealed by the shop, for 10 days (section 5). */
export const weightLossCookie = (sealed: string): string =>
  text(encodeURIComponent(sealed), WEIGHT_LOSS_COOKIE_DAYS * DAY_SECONDS);

/** Returns the `document.cookie` value that deletes the answers. */
export const forgetWeightLossCookie = (): string => text('', 0);

function decoded(value: string): string | null {
  try {
    return decodeURIComponent(value);
  } catch {
    return null;
  }
}

/** Returns the sealed answers in `document.cookie`, or null. */
export function readWeightLossCookie(cookies: string): string | null {
  const pair = cookies.split('; ').find((candidate) => candidate.startsWith(`${NAME}=`));
  const value = pair?.slice(NAME.length + 1) ?? '';
  return value === '' || value.length > MAX_COOKIE ? null : decoded(value);
}
