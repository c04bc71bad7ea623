import {
  isPromotable,
  PROMOTION_MESSAGES,
  PROMOTION_ZONE,
  type PromotionNumbers,
  type PromotionTexts,
  promotionBarred,
  promotionErrors,
  promotionRule,
  readLocalMinute,
} from '@saltbush/contract';
import type { StaffPromotionsSaveInput } from '../../../generated/resolvers';
import { invalidInput } from '../../../lib/errors';
import { catalogueIds, findProducts, type ProductDocument } from '../../catalogue';
import type { PromotionDocument } from '../../promotions';
import type { StaffContext } from '../context';

/** How many products a refusal names. */
const NAMED = 5;

/** @returns what shoppers read of a promotion, without spaces around it */
export const textsOf = (input: PromotionTexts): PromotionTexts => ({
  display_title: input.display_title.trim(),
  display_info: input.display_info.trim(),
  met_message: input.met_message.trim(),
  unmet_message: input.unmet_message.trim(),
});

/** Checks that promotions may hold for every product. @throws {BusinessError} INVALID_INPUT (product_ids) */
export function requirePromotable(ids: readonly number[], products: readonly ProductDocument[]): void {
  const known = products.filter(({ status }) => status !== 'Deleted');
  if (known.length < ids.length) throw invalidInput({ product_ids: PROMOTION_MESSAGES.unknown });
  const barred = known.filter((product) => !isPromotable(product)).map(({ name }) => name);
  if (barred.length > 0) throw invalidInput({ product_ids: promotionBarred(barred.slice(0, NAMED)) });
}

function numbersOf({
  kind,
  n,
  percent,
  price,
  spend,
  save,
  points,
}: StaffPromotionsSaveInput): PromotionNumbers {
  return { kind, n, percent, price, spend, save, points };
}

type Draft = Required<
  Pick<
    PromotionDocument,
    keyof PromotionTexts | 'starts_at' | 'end_date' | 'rule' | 'mix_and_match' | 'product_ids'
  >
>;

/** Reads a draft as it is kept. @throws {BusinessError} INVALID_INPUT with the fields that are wrong */
export async function readDraft(
  { db, clock }: Pick<StaffContext, 'db' | 'clock'>,
  input: StaffPromotionsSaveInput,
): Promise<Draft> {
  const { from, until, product_ids, mix_and_match } = input;
  const [texts, numbers] = [textsOf(input), numbersOf(input)];
  const errors = promotionErrors({ ...texts, numbers, from, until, product_ids }, clock.now());
  if (errors) throw invalidInput(errors);
  const [starts_at, end_date] = [
    readLocalMinute(from, PROMOTION_ZONE),
    readLocalMinute(until, PROMOTION_ZONE),
  ];
  if (!starts_at || !end_date) throw invalidInput({ until: PROMOTION_MESSAGES.until });
  const given = [...new Set(product_ids)];
  const ids = catalogueIds(given);
  if (ids.length < given.length) throw invalidInput({ product_ids: PROMOTION_MESSAGES.unknown });
  requirePromotable(ids, await findProducts(db, ids));
  return { ...texts, rule: promotionRule(numbers), mix_and_match, starts_at, end_date, product_ids: ids };
}
