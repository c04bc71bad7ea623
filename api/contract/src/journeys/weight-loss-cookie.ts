import { cookieText } from '../http';
import { type GivenAnswers, givenAnswer, parseGivenAnswers, YES_NO } from '../questionnaires/answers';
import { PREGNANCY_OPTIONS, type WeightLossAnswers } from './weight-loss';

/** How long the answers are stored on the device (section 5.j). */
export const WEIGHT_LOSS_COOKIE_DAYS = 10;

const NAME = 'weight_loss_answers';
const DAY_SECONDS = 24 * 60 * 60;
const MAX_TYPED = 10;
const MAX_COOKIE = 2000;

const typed = (value: unknown): string => (typeof value === 'string' ? value.slice(0, MAX_TYPED) : '');

/** Returns the answers found in any value; invalid ones are omitted. */
function toAnswers(given: GivenAnswers): WeightLossAnswers {
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

/** Secure on every origin: browsers take localhost for one that is. */
const text = (value: string, path: string, maxAge: number): string =>
  cookieText({ name: NAME, value, origin: 'https:', path, maxAge, isReadable: true, sameSite: 'Strict' });

/**
 * Returns the `document.cookie` value that stores the answers for 10 days (section 5). Pass the path of the
 * questionnaire's page: health answers are not meant for the server, and the path keeps them off all other requests.
 */
export function weightLossCookie(answers: WeightLossAnswers, path: string): string {
  const value = encodeURIComponent(JSON.stringify(toAnswers({ ...answers })));
  return text(value, path, WEIGHT_LOSS_COOKIE_DAYS * DAY_SECONDS);
}

/** Returns the `document.cookie` value that deletes the answers. */
export const forgetWeightLossCookie = (path: string): string => text('', path, 0);

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}

/** Returns the answers stored in `document.cookie`, or null. */
export function readWeightLossCookie(cookies: string): WeightLossAnswers | null {
  const pair = cookies.split('; ').find((candidate) => candidate.startsWith(`${NAME}=`));
  const value = pair?.slice(NAME.length + 1) ?? '';
  if (value === '' || value.length > MAX_COOKIE) return null;
  const given = parseGivenAnswers(decoded(value));
  return given && toAnswers(given);
}
