import type { AutoDeliveryDocument, AutoDeliveryMilestone } from '../documents';
import { datesOfNotice } from '../late-dates';
import { writeWithNotice } from '../mails/notices';
import { nextCycle } from '../rules';
import { type AutoDeliveryChange, writeAutoDelivery } from '../store';
import { type ChargeResult, chargeStep } from './charge';
import type { CycleServices } from './place-order';

/** Null if another process ran the step. */
type StepResult = ChargeResult | null;
type Step = (services: CycleServices, autodelivery: AutoDeliveryDocument) => Promise<StepResult>;

const DONE: StepResult = { order: null };

/** Claims a step by writing its result; returns null if another process was first. */
async function take(
  { db }: CycleServices,
  autodelivery: AutoDeliveryDocument,
  change: AutoDeliveryChange,
): Promise<StepResult> {
  return (await writeAutoDelivery(db, autodelivery, change)) ? DONE : null;
}

/** Notifies the owner of the next delivery; a late notice postpones it. */
const notifyStep: Step = async (services, autodelivery) => {
  const dates = datesOfNotice(autodelivery, autodelivery.shipping_state, services.clock.now());
  const change = { ...dates, milestone: 'lockin' as const, next_step_at: dates.lockin_date };
  return (await writeWithNotice(services, autodelivery, change, { kind: 'upcoming' })) ? DONE : null;
};

/** Locks the delivery against changes. */
const lockInStep: Step = (services, autodelivery) =>
  take(services, autodelivery, { milestone: 'charge', next_step_at: autodelivery.charge_date });

/** Starts the next cycle. */
const deliveryStep: Step = (services, autodelivery) =>
  take(services, autodelivery, nextCycle(autodelivery, services.clock.now()));

const STEPS: Readonly<Record<AutoDeliveryMilestone, Step>> = {
  notify: notifyStep,
  lockin: lockInStep,
  charge: chargeStep,
  delivery: deliveryStep,
};

/**
 * Runs the next step of an AutoDelivery as read, due or not (section 4: notify → lockin → charge → delivery). Returns
 * null if it changed in the meantime, for example because another process ran the step. Throws like `chargeStep`.
 */
export const doStep: Step = (services, autodelivery) => STEPS[autodelivery.milestone](services, autodelivery);
