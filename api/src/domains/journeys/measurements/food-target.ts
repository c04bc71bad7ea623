import {
  ACTIVITIES,
  ageOn,
  type Body,
  localDate,
  payloadMeasures,
  STATE_TIME_ZONES,
  suggestedTarget,
} from '@saltbush/contract';
import { requireUser } from '../../../lib/context';
import { findOwnPatient, readHealth } from '../../patients';
import { openAnswers } from '../answers';
import { consultState } from '../consults/consult-slot';
import type { JourneysContext } from '../context';
import type { JourneySubscriptionDocument } from '../documents';
import { listSubscriptions } from '../store';
import { logOwner } from './log';
import { latestMeasurement } from './store';

/** A body as a program knows it. */
interface KnownBody extends Body {
  first_name: string;
  /** The day (ISO) of the log that its weight was noted on; null for that of the questionnaire. */
  weighed_on: string | null;
}

/** Returns what a program knows of its patient's body; null if it lacks something, or a target is for a doctor. */
async function bodyOf(
  ctx: JourneysContext,
  subscription: JourneySubscriptionDocument,
): Promise<KnownBody | null> {
  const owner = logOwner(subscription);
  const answers = openAnswers(ctx.cipher, subscription);
  const patient = owner && (await findOwnPatient(ctx.db, owner.user_id, owner.patient_uuid));
  if (!owner || !answers || !patient) return null;
  if (readHealth(ctx.cipher, patient).is_pregnant_breastfeeding === 'yes') return null;
  const latest = await latestMeasurement(ctx, owner);
  const today = localDate(ctx.clock.now(), STATE_TIME_ZONES[consultState(patient)]);
  const age = ageOn(patient.dob, today);
  const measures = payloadMeasures(answers);
  if (age === null || !measures) return null;
  const { height_cm } = measures;
  const { weight_kg, day: weighed_on } = latest ?? { ...measures, day: null };
  const { gender, first_name } = patient;
  return { gender, first_name, age, height_cm, weight_kg, weighed_on };
}

/** Returns the daily targets that are suggested to the signed-in member (rule health-62); null if none are. */
export async function journeyFoodTarget(_root: unknown, _args: unknown, ctx: JourneysContext) {
  const { id } = requireUser(ctx);
  const programs = await listSubscriptions(ctx.db, id, null);
  const answered = programs.find(
    ({ questionnaire, status }) => questionnaire !== null && status !== 'cancelled',
  );
  const body = answered ? await bodyOf(ctx, answered) : null;
  if (!body) return null;
  const suggestions = ACTIVITIES.flatMap((activity) => {
    const target = suggestedTarget(body, activity);
    return target ? [{ activity, target }] : [];
  });
  return suggestions.length > 0 ? { ...body, suggestions } : null;
}
