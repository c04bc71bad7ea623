import { DEFAULT_POSTCODE, DEFAULT_STATE, type State } from '@saltbush/contract';
import { findProducts, type ProductDocument } from '../../catalogue';
import { findPharmacy, findPostcode } from '../../fulfilment';
import { findOwnPatients, type OrderingPatient } from '../../patients';
import { findRunningPromotions, type PromotionDocument } from '../../promotions';
import type { CartContext } from '../context';
import type { CartDocument } from '../documents';
import { type EnteredOffer, enteredOffer } from '../offers/entered-offer';
import type { CartRequest } from './cart-view';

export type ViewContext = Pick<CartContext, 'db' | 'user' | 'clock' | 'hooks'>;

/** Everything outside the cart document that affects how it is priced and displayed. */
export interface CartSources extends EnteredOffer {
  products: Map<number, ProductDocument>;
  promotions: Map<number, PromotionDocument>;
  patients: Map<string, OrderingPatient>;
  state: State;
  now: Date;
  /** When its medicines would be supplied: what a script on file allows is judged by that day. */
  suppliedAt: Date;
}

const distinct = <Id>(values: readonly (Id | null)[]): Id[] => [
  ...new Set(values.filter((value): value is Id & {} => value !== null)),
];

const byId = <Id, Entity extends { _id: Id }>(entities: readonly Entity[]): Map<Id, Entity> =>
  new Map(entities.map((entity) => [entity._id, entity]));

/**
 * Returns the state for prices and restrictions: where the order is handed over. That is the pharmacy's for
 * click-and-collect, else that of the delivery address, else of the postcode, else NSW.
 */
async function stateOf(ctx: ViewContext, document: CartDocument, request: CartRequest): Promise<State> {
  const { shipping_method_id: method, cnc_location_id: location } = document;
  const pharmacy =
    method === 'click-and-collect' && location !== null ? await findPharmacy(ctx.db, location) : null;
  if (pharmacy) return pharmacy.address.state;
  if (document.shipping_state) return document.shipping_state;
  const postcode = document.postcode ?? request.postcode;
  if (postcode === DEFAULT_POSTCODE) return DEFAULT_STATE;
  const [place] = await findPostcode(ctx.db, postcode);
  return place?.state ?? DEFAULT_STATE;
}

/** Reads a cart's products, running promotions, offer and patients in four lookups by id. */
export async function loadSources(
  ctx: ViewContext,
  document: CartDocument,
  request: CartRequest,
): Promise<CartSources> {
  const now = ctx.clock.now();
  const patientIds = distinct(document.items.map((item) => item.patient_uuid));
  const [products, patients, offerSources, state] = await Promise.all([
    findProducts(ctx.db, distinct(document.items.map((item) => item.product_id))),
    ctx.user ? findOwnPatients(ctx.db, ctx.user.id, patientIds) : [],
    enteredOffer(ctx, document.offer_code, now),
    stateOf(ctx, document, request),
  ]);
  const promotionIds = distinct(products.flatMap((product) => product.promotion_ids));
  const promotions = await findRunningPromotions(ctx.db, promotionIds, now);
  return {
    products: byId(products),
    promotions: byId(promotions),
    patients: byId(patients),
    ...offerSources,
    state,
    now,
    suppliedAt: request.suppliedAt ?? now,
  };
}
