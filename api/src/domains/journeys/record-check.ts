import {
  type ErrorDetails,
  recordContradictions,
  recordExclusions,
  type WeightLossPayload,
} from '@saltbush/contract';
import { BusinessError } from '../../lib/errors';
import { type PatientDocument, readHealth } from '../patients';
import type { JourneysServices } from './context';

type Services = Pick<JourneysServices, 'cipher'>;
type Reason = ErrorDetails<'RECORD_CONTRADICTS'>[0]['reason'];
type Recorded = Pick<PatientDocument, '_id' | 'health'>;

/** Returns true if the patient's record excludes them from the program as it stands (rule health-20). */
export const isExcludedByRecord = ({ cipher }: Services, patient: Recorded): boolean =>
  recordExclusions(readHealth(cipher, patient)).length > 0;

/** @throws {BusinessError} RECORD_CONTRADICTS if the record excludes the patient (rule health-20) */
export function checkRecord(services: Services, patient: Recorded, reason: Reason): void {
  if (isExcludedByRecord(services, patient)) throw new BusinessError('RECORD_CONTRADICTS', { reason });
}

/** @throws {BusinessError} RECORD_CONTRADICTS if the answers deny what the record says (rule health-20) */
export function checkAnswers({ cipher }: Services, patient: Recorded, answers: WeightLossPayload): void {
  const contradictions = recordContradictions(readHealth(cipher, patient), answers);
  if (contradictions.length > 0) throw new BusinessError('RECORD_CONTRADICTS', { reason: 'answers' });
}
