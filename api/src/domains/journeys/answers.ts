import type { ProgramAnswers } from '@saltbush/contract';
import type { FieldCipher } from '../../lib/field-cipher';
import type { JourneySubscriptionDocument } from './documents';

/** Binds the sealed answers to their subscription. */
export const answersOwner = ({ _id }: Pick<JourneySubscriptionDocument, '_id'>) => `journey:${_id}`;

/** Opens the submitted answers; null if there are none. */
export const openAnswers = (
  cipher: FieldCipher,
  subscription: Pick<JourneySubscriptionDocument, '_id' | 'questionnaire'>,
): ProgramAnswers | null =>
  subscription.questionnaire
    ? JSON.parse(cipher.decrypt(subscription.questionnaire, answersOwner(subscription)))
    : null;
