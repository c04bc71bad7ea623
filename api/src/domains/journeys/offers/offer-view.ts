import { consentLines, supplyPrice } from '@saltbush/contract';
import { loadParties } from '../billing/parties';
import { missingTerms, renewalTerms } from '../consent/consented';
import { medicinesOf } from '../consent/medicines';
import type { JourneysContext } from '../context';
import type { SubscriptionView } from '../subscription-view';
import { openOffer } from './offer';
import { planOffer } from './plan-offer';

/** The open offer of a subscription with its terms; null if there is none. */
export async function offerView({ document }: SubscriptionView, _args: unknown, ctx: JourneysContext) {
  const now = ctx.clock.now();
  const offer = openOffer(document, now);
  const parties = offer && (await loadParties(ctx.db, document));
  if (!parties) return null;
  const planned = await planOffer(ctx.db, document, offer, parties, now);
  const items = await medicinesOf(ctx.db, offer.items);
  return {
    id: offer.id,
    items,
    expires_at: offer.expires_at,
    price: supplyPrice(items),
    charged_now: planned.now?.plan.lines.order_total ?? null,
    consent: consentLines(planned.terms),
  };
}

/** The words that joining, or continuing, agrees to: those of the renewal while it is new, else what is missing. */
export async function consentView(
  { document, journey }: SubscriptionView,
  _args: unknown,
  ctx: JourneysContext,
) {
  if (document.status === 'draft') return consentLines(renewalTerms(journey));
  if (!document.awaits_consent) return [];
  return (await missingTerms(ctx.db, document, journey)).flatMap(consentLines);
}
