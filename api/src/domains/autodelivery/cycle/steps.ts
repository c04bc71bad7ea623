import { datesOfNotice } from '../dates';
import type { AutoDeliveryDocument, AutoDeliveryMilestone } from '../documents';
import { writeWithNotice } from '../notices';
import { nextCycle } from '../rules';
import { type AutoDeliveryChange, writeAutoDelivery } from '../store';
import { type ChargeResult, chargeStep } from './charge';
import type { CycleServices } from './place-order';

/** Null when another process did the step. */
type StepResult = ChargeResult | null;
type Step = (services: CycleServices, autodelivery: AutoDeliveryDocument) => Promise<StepResult>;

const DONE: StepResult = { order: null };

/** Takes a step by writing what follows from it; null when another process took it. */
async function take(
  { db }: CycleServices,
  autodelivery: AutoDeliveryDocument,
  change: AutoDeliveryChange,
): Promise<StepResult> {
  return (await writeAutoDelivery(db, autodelivery, change)) ? DONE : null;
}

/** Tells the owner of the next delivery; a late notice moves it. */
const notifyStep: Step = async (services, autodelivery) => {
  const dates = datesOfNotice(autodelivery, autodelivery.shipping_state, services.clock.now());
  const change = { ...dates, milestone: 'lockin' as const, next_step_at: dates.lockin_date };
  return (await writeWithNotice(services, autodelivery, change, { kind: 'upcoming' })) ? DONE : null;
};

/** Closes the delivery for changes. */
const lockInStep: Step = (services, autodelivery) =>
  take(services, autodelivery, { milestone: 'charge', next_step_at: autodelivery.charge_date });

/** Begins the next cycle. */
const deliveryStep: Step = (services, autodelivery) =>
  take(services, autodelivery, nextCycle(autodelivery, services.clock.now()));

const STEPS: Readonly<Record<AutoDeliveryMilestone, Step>> = {
  notify: notifyStep,
  lockin: lockInStep,
  charge: chargeStep,
  delivery: deliveryStep,
};

/**
 * Does the next step of an AutoDelivery as it was read, due or not (section 4: notify → lockin → charge → delivery).
 * Null when it changed since, also because another process did the step. Raises what `chargeStep` raises.
 */
export const doStep: Step = (services, autodelivery) => STEPS[autodelivery.milestone](services, autodelivery);
