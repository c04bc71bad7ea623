import { DEFAULT_POSTCODE, isStaffRole } from '@saltbush/contract';
import type { ShippingMethod } from '../../fulfilment';
import type { CartDocument } from '../documents';
import { needsLogin } from '../lines/line-errors';
import type { CartRequest, CartView } from './cart-view';
import { chosenMethod, coverageReader, offeredMethods } from './delivery';
import { lineViews } from './line-views';
import { isSent, parcelOf } from './parcel';
import { priceLines } from './pricing';
import { loadSources, type ViewContext } from './sources';

const DEFAULT_REQUEST: CartRequest = { postcode: DEFAULT_POSTCODE, shippingMethodInput: null };

/** Computes a cart's current state for its reader: prices, promotions, errors per line and delivery. */
export async function loadCartView(
  ctx: ViewContext,
  document: CartDocument,
  request: CartRequest = DEFAULT_REQUEST,
): Promise<CartView> {
  const sources = await loadSources(ctx, document, request);
  const pricing = priceLines(document, sources, {
    isStaff: ctx.user !== null && isStaffRole(ctx.user.role),
    isUnattended: request.isUnattended,
  });
  const lines = lineViews(document, sources, pricing, ctx.user !== null);
  const products = lines.flatMap(({ product }) => product ?? []);
  let chosen: Promise<ShippingMethod | null> | null = null;
  const view: CartView = {
    document,
    lines: [],
    pricing,
    offer: sources.offer,
    lostOffer: sources.lostOffer,
    offerRefusal: sources.lostOffer ? { reason: sources.lostOffer } : pricing.offer_miss,
    state: sources.state,
    parcel: parcelOf(lines, sources.offer, document),
    requiresShipping: lines.some(isSent),
    requiresLogin: lines.some(({ item, product }) => product !== null && needsLogin(product, item)),
    requiresQuestionnaire: products.some((p) => p.is_practitioner && !p.is_skip_questionnaire),
    request,
    now: sources.now,
    coverage: coverageReader(ctx.db),
    methods: (postcode) => offeredMethods(ctx.db, view, postcode),
    shippingMethod: () => {
      chosen ??= chosenMethod(view);
      return chosen;
    },
  };
  view.lines = lines.map((line) => ({ ...line, cart: view }));
  return view;
}
