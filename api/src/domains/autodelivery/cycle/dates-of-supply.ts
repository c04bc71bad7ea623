import type { CycleDates } from '../cycle-dates';
import type { AutoDeliveryDocument } from '../documents';
import { datesFrom } from '../late-dates';
import { methodFor } from '../method';
import { type CartServices, cartLoader, loadChargeCart } from './charge-cart';

/** Returns the first day (ISO) on which a medicine may be supplied again that is left out only because it is too early; null if there is none. */
async function firstSupply(
  services: CartServices,
  autodelivery: AutoDeliveryDocument,
): Promise<string | null> {
  const load = cartLoader(services, autodelivery, services.clock.now());
  const { lines } = await load(autodelivery.items, methodFor(false));
  const days = lines.flatMap(({ errors, nextSupplyOn }) => {
    const isTooEarly = errors.length > 0 && errors.every(({ code }) => code === 'supply_too_early');
    return isTooEarly && nextSupplyOn ? [nextSupplyOn] : [];
  });
  return days.sort()[0] ?? null;
}

/**
 * Returns the dates on which an order of which nothing can be sent now can be, because a medicine of it may be supplied again
 * (rule health-61); null if that is not what is in the way, or its script has expired by then.
 */
export async function datesOfSupply(
  services: CartServices,
  autodelivery: AutoDeliveryDocument,
): Promise<CycleDates | null> {
  const day = await firstSupply(services, autodelivery);
  if (day === null) return null;
  const dates = datesFrom(autodelivery, day, autodelivery.shipping_state, services.clock.now());
  return (await loadChargeCart(services, autodelivery, dates.charge_date)) && dates;
}
