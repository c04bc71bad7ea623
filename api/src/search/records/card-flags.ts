import { APPENDIX_H_TAG } from '@saltbush/contract';
import type { ProductRecord } from './product-record';

/** @returns what a card's badges and buttons depend on (section 3.d) */
export function flagsOf(record: ProductRecord) {
  const hasTag = (tag: string) => record.tags.includes(tag);
  const hasFlag = (flag: string) => record.flags.includes(flag);
  return {
    isAppendixH: hasTag(APPENDIX_H_TAG),
    isGated: hasTag('Gated Products'),
    isOutOfStock: !record.available,
    isPromoted: record.promotions.length > 0 || hasFlag('is_on_sale'),
    isHlp: hasTag('Pharmacy Products'),
    isPractitioner: hasTag('Practitioner'),
    isSkipQuestionnaire: hasFlag('is_skip_questionnaire'),
    isClearance: record.is_clearance,
    isPreorder: record.is_preorder,
    isFridge: hasTag('Cold'),
    isFreeShipping: hasFlag('is_free_shipping'),
    isLimitedSupply: hasFlag('is_limited_supply'),
    isPrescription: record.isPrescription,
    isTelehealth: record.booking_type !== null,
    isTgaGeneral: hasTag('TGA General Warning (Top)'),
  };
}
