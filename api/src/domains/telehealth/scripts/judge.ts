import {
  againstMedicine,
  FIELD_MESSAGES,
  ISSUED_SCRIPT_RULES_VERSION,
  isPrescriptionSchedule,
  issueErrors,
  issueLimits,
  overruleError,
  scriptExpiry,
  supplyLimits,
} from '@saltbush/contract';
import { BusinessError, invalidInput } from '../../../lib/errors';
import { catalogueIds, findProducts, keyIngredientsOf, type ProductDocument } from '../../catalogue';
import { type PatientDocument, pharmacyDay, readHealth } from '../../patients';
import type { TelehealthContext } from '../context';
import type { ScriptContent } from './documents';

/** What a practitioner prescribes. */
export interface ScriptRequest {
  uuid: string;
  /** How many scripts of the consultation the practitioner has seen. */
  seen: number;
  product_id: string;
  quantity: number;
  supplies: number;
  directions: string;
  /** What of the record speaks against it, and the practitioner overrules. */
  overruled: readonly string[];
  why: string;
}

type JudgeContext = Pick<TelehealthContext, 'db' | 'cipher' | 'clock'>;

/** Whether a medicine can be prescribed here: it is on sale, on prescription alone. */
export const isPrescribable = ({ status, schedule }: Pick<ProductDocument, 'status' | 'schedule'>): boolean =>
  status === 'Active' && isPrescriptionSchedule(schedule);

/** @throws {BusinessError} INVALID_INPUT if it cannot be prescribed here, or not so much of it */
async function requireProduct({ db }: JudgeContext, request: ScriptRequest): Promise<ProductDocument> {
  const [product] = await findProducts(db, catalogueIds([request.product_id]));
  if (!product || !isPrescribable(product)) {
    throw invalidInput({ product_id: FIELD_MESSAGES.not_a_prescription_medicine });
  }
  const errors = issueErrors(request, { name: product.name, limits: supplyLimits(product) });
  if (Object.keys(errors).length > 0) throw invalidInput(errors);
  return product;
}

/**
 * Returns what the record says against the medicine, which the practitioner overrules, and why.
 * @throws {BusinessError} SCRIPT_AGAINST_RECORD while they have not read all of it; INVALID_INPUT (why)
 */
function requireOverruled(against: string[], { overruled, why }: ScriptRequest) {
  if (against.length === 0) return { against, why: '' };
  if (!against.every((one) => overruled.includes(one))) {
    throw new BusinessError('SCRIPT_AGAINST_RECORD', { against });
  }
  const error = overruleError(why);
  if (error) throw invalidInput({ why: error });
  return { against, why: why.trim() };
}

/**
 * Judges a script by the limits of its product and by the patient's record, and returns it with what the decision rests on
 * (rules health-51, health-64).
 * @throws {BusinessError} INVALID_INPUT, SCRIPT_AGAINST_RECORD
 */
export async function judge(
  ctx: JudgeContext,
  request: ScriptRequest,
  { patient, issued_by }: { patient: PatientDocument; issued_by: string },
): Promise<ScriptContent> {
  const product = await requireProduct(ctx, request);
  const record = readHealth(ctx.cipher, patient);
  const text = [product.name, ...keyIngredientsOf(product), product.txt_ingredients ?? ''].join(' ');
  const against = againstMedicine(record, text, patient.first_name);
  const overruled = requireOverruled(against, request);
  const written_on = pharmacyDay(ctx.clock.now());
  const { quantity, supplies, directions } = request;
  return {
    patient_uuid: patient._id,
    ...{ product_id: product._id, product_name: product.name },
    ...{ quantity, supplies, directions: directions.trim() },
    ...{ written_on, expires_on: scriptExpiry(written_on, product.schedule) },
    issued_by,
    decision: {
      ...{ rules: ISSUED_SCRIPT_RULES_VERSION, record },
      limits: issueLimits(supplyLimits(product)),
      ...overruled,
    },
  };
}
