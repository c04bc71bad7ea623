import {
  ANSWER_MISSING,
  FIELD_MESSAGES,
  type GivenAnswers,
  PRACTITIONER_QUESTIONS,
  PRESCRIPTION_QUESTIONNAIRE,
  practitionerErrors,
  practitionerStatus,
  telehealthErrors,
  telehealthOutcome,
  telehealthPayload,
} from '@saltbush/contract';
import { invalidInput } from '../../lib/errors';
import type { ProductDocument } from '../catalogue';
import { needsScript } from './lines/line-errors';

const MAX_JSON = 5000;

/** Complete answers as stored. */
export interface CheckedAnswers {
  answers: Record<string, string>;
  passed: boolean;
}

/** Parses answers by question from JSON. Throws `INVALID_INPUT` for anything but an object. */
export function readAnswers(json: string): GivenAnswers {
  try {
    const read: unknown = json.length <= MAX_JSON ? JSON.parse(json) : null;
    if (typeof read === 'object' && read !== null && !Array.isArray(read)) return read as GivenAnswers;
  } catch {
    // Handled below, like any other text that is not an object.
  }
  throw invalidInput({ questionnaire: ANSWER_MISSING });
}

/** Returns true for products with the three questions of section 2.11. */
export const asksPractitionerQuestions = (product: ProductDocument): boolean =>
  product.is_practitioner && !product.is_skip_questionnaire;

function practitionerAnswers(given: GivenAnswers): CheckedAnswers {
  const advised = given.advised === 'yes' ? 'yes' : 'no';
  if (advised === 'yes') return { answers: { advised }, passed: true };
  const errors = practitionerErrors(given);
  if (Object.keys(errors).length > 0) throw invalidInput(errors);
  const asked = PRACTITIONER_QUESTIONS.map((key) => [key, String(given[key])]);
  return { answers: Object.fromEntries(asked), passed: practitionerStatus(advised, given) === 'passed' };
}

function prescriptionAnswers(given: GivenAnswers): CheckedAnswers {
  const filled = { answers: given, acceptsTerms: given.terms === 'yes' };
  const answers = telehealthPayload(PRESCRIPTION_QUESTIONNAIRE, filled);
  if (!answers) throw invalidInput(telehealthErrors(PRESCRIPTION_QUESTIONNAIRE, filled));
  return { answers, passed: telehealthOutcome(PRESCRIPTION_QUESTIONNAIRE, filled) === 'continue' };
}

/** Validates answers to a product's questionnaire (section 5). Throws `INVALID_INPUT` with a message per question. */
export function checkAnswers(product: ProductDocument, given: GivenAnswers): CheckedAnswers {
  if (asksPractitionerQuestions(product)) return practitionerAnswers(given);
  if (needsScript(product)) return prescriptionAnswers(given);
  throw invalidInput({ questionnaire: FIELD_MESSAGES.no_questionnaire });
}
