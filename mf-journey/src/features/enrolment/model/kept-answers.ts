import {
  forgetWeightLossCookie,
  readWeightLossCookie,
  type WeightLossAnswers,
  weightLossCookie,
} from '@saltbush/contract';
import { links } from '@saltbush/contract/links';

/** The cookie goes to the questionnaire's own page only. */
const PATH = links.journey.join();

/** Keeps the answers on this device for 10 days (section 5.j). */
export function keepAnswers(answers: WeightLossAnswers): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser we serve.
  document.cookie = weightLossCookie(answers, PATH);
}

/** The answers of before, or null. */
export const keptAnswers = (): WeightLossAnswers | null => readWeightLossCookie(document.cookie);

/** Forgets the answers, once they are handed in. */
export function forgetAnswers(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: as above.
  document.cookie = forgetWeightLossCookie(PATH);
}
