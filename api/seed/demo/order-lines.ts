import { gstIncluded } from '@saltbush/contract';
import type { OrderItemDocument } from '../../src/domains/orders';
import type { Draft } from '../catalogue/types';
import { KNOWN, type KnownProduct } from '../known';
import { productImageUrl } from '../pictures/urls';

export interface LineSpec {
  product: KnownProduct;
  quantity: number;
  patient?: string;
  script?: 'escript' | 'onfile' | 'paper';
}

/** Finds the draft of a known product, which every shop has. */
export function knownDraft(drafts: readonly Draft[], key: KnownProduct): Draft {
  const draft = drafts.find((candidate) => candidate.slug === KNOWN[key]);
  if (!draft) throw new Error(`The shop has no ${KNOWN[key]}.`);
  return draft;
}

function unitPrice(draft: Draft): { value: number; type: string } {
  const price = draft.prices.find(({ type }) => type === 'promo') ?? draft.prices[0];
  if (!price) throw new Error(`${draft.name} has no price.`);
  return price;
}

/** An order line as it was sold. Money in cents. */
export function orderLine(drafts: readonly Draft[], spec: LineSpec): OrderItemDocument {
  const draft = knownDraft(drafts, spec.product);
  const { value, type } = unitPrice(draft);
  const total = value * spec.quantity;
  return {
    product_id: draft.id,
    code: draft.code,
    name: draft.name,
    slug: draft.slug,
    image_url: productImageUrl({
      _id: draft.id,
      code: draft.code,
      packshot: draft.packshot,
      txt_directions: null,
      txt_ingredients: null,
      attributes: [],
    }),
    quantity: spec.quantity,
    unit_price: value,
    price_type: type,
    line_total: total,
    gst: draft.flags.gst_free ? 0 : gstIncluded(total),
    schedule: draft.schedule,
    frequency: null,
    patient_uuid: spec.patient ?? null,
    script_type: spec.script ?? null,
    eprescription_token: null,
  };
}
