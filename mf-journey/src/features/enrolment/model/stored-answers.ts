import {
  forgetWeightLossCookie,
  readWeightLossCookie,
  type WeightLossAnswers,
  weightLossCookie,
} from '@saltbush/contract';
import { links } from '@saltbush/contract/links';

/** Restricts the cookie to the questionnaire's page. */
const PATH = links.journey.join();

/** Stores the answers on this device for 10 days (section 5.j). */
export function storeAnswers(answers: WeightLossAnswers): void {
  // biome-ignore lint/suspicious/noDocumentCookie: not every supported browser has the Cookie Store API.
  document.cookie = weightLossCookie(answers, PATH);
}

/** Returns the stored answers, or null if there are none. */
export const readStoredAnswers = (): WeightLossAnswers | null => readWeightLossCookie(document.cookie);

/** Deletes the stored answers after they have been submitted. */
export function clearStoredAnswers(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: as above.
  document.cookie = forgetWeightLossCookie(PATH);
}
