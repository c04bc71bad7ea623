import { isConsultStart, type WeightLossAnswers, weightLossErrors } from '@saltbush/contract';
import { links } from '@saltbush/contract/links';
import { isLeftBehind, useHealthDraft } from '@saltbush/shared-ui/health-drafts';
import { navigate, useSession } from '@saltbush/shared-ui/platform';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { withExcluded } from '../../features/enrolment/model/handed-in';
import { type JoinEntries, joinDraft, readJoinEntries } from '../../features/enrolment/model/join-draft';
import { firstOpen, type JoinStep, readJoinStep, shownStep } from '../../features/enrolment/model/join-steps';
import { type Subscription, subscriptionsQuery } from '../../shared/subscription/api/subscriptions';

/** Goes to a step, which adds it to the history. */
export const goTo = (step: JoinStep) => navigate(links.journey.join(step));

/** The account's program that has not ended, and whether it is known. */
function useOpenSubscription() {
  const isSignedIn = useSession(({ status }) => status === 'signed-in');
  const query = useQuery({ ...subscriptionsQuery(), enabled: isSignedIn });
  const subscription = isSignedIn ? query.data?.find(({ status }) => status !== 'cancelled') : undefined;
  return { query, isSignedIn, isKnown: !isSignedIn || query.isSuccess, subscription: subscription ?? null };
}

interface ReturnedPatient {
  subscription: Subscription;
  /** How the patient's record denies the answers; null if it does not. */
  difference: string | null;
}

/** Whether a practitioner still has to look at the record before anything can be paid. */
const isWaiting = (subscription: Subscription | null): boolean =>
  subscription?.status === 'draft' &&
  subscription.record_check.is_waiting &&
  subscription.record_check.facts.length > 0;

function doneSteps(entries: JoinEntries, subscription: Subscription | null, now: Date): Set<JoinStep> {
  const patient = subscription?.patient?.uuid ?? null;
  const { slot } = entries;
  // A time chosen for a patient of another state may be none in this one.
  const hasSlot =
    slot !== null && (!subscription || isConsultStart(new Date(slot), subscription.consult_state, now));
  const checks: [JoinStep, boolean][] = [
    ['health', entries.isChecked && entries.isEligible],
    ['patient', patient !== null && patient === entries.patient],
    ['consult', hasSlot],
  ];
  return new Set(checks.flatMap(([step, isDone]) => (isDone ? [step] : [])));
}

/** How the patient's record denies the answers, asked about on the step where it was found: Back leads away from it. */
function useDifference(step: JoinStep) {
  const [found, setFound] = useState<{ step: JoinStep; message: string } | null>(null);
  const set = (message: string | null) => setFound(message === null ? null : { step, message });
  return [found?.step === step ? found.message : null, set] as const;
}

/** Keeps the address in step with what is shown, so that Back and reload lead to it. */
function useAddress(search: URLSearchParams, step: JoinStep, isReady: boolean): void {
  const asked = readJoinStep(search.get('step'));
  const query = search.toString();
  useEffect(() => {
    if (!isReady || !asked || asked === step) return;
    navigate(links.journey.join(step), { replace: { pathname: links.journey.join(), search: query } });
  }, [asked, step, query, isReady]);
}

/** State of joining at the step that the address's query asks for. */
export function useEnrolment(search: URLSearchParams) {
  const asked = readJoinStep(search.get('step'));
  const [now] = useState(() => new Date());
  const draft = useHealthDraft(joinDraft);
  const { query, isSignedIn, isKnown, subscription } = useOpenSubscription();
  const entries = readJoinEntries(draft, now);
  const done = doneSteps(entries, subscription, now);
  const isReady = draft.isReady && isKnown;
  const isLeft = isLeftBehind(draft);
  const step = isReady && !isLeft ? shownStep(asked, done) : (asked ?? 'health');
  // Whoever comes back goes on at the step of the address.
  useAddress(search, step, isReady && !isLeft);
  const [difference, setDifference] = useDifference(step);
  return {
    ...{
      now,
      draft,
      query,
      isSignedIn,
      isReady,
      isLeft,
      subscription,
      entries,
      step,
      difference,
      setDifference,
    },
    firstOpen: firstOpen(done),
    isExcluded: step === 'health' && entries.isChecked && !entries.isEligible,
    /** Keeps an answer as soon as it is given; the answers then have to be handed in again. */
    enter: (answer: Partial<WeightLossAnswers>) => joinDraft.change({ ...answer, isChecked: null }),
    handIn: (given: WeightLossAnswers) => {
      const isChecked = Object.keys(weightLossErrors(given)).length === 0;
      // Asked again with what is handed in now.
      setDifference(null);
      joinDraft.change({ ...given, isChecked, excluded: withExcluded(entries.excluded, given) });
      if (readJoinEntries(joinDraft.store.getState(), now).isEligible) goTo('patient');
    },
    changeAnswers: () => {
      joinDraft.change({ isChecked: null });
      setDifference(null);
      goTo('health');
    },
    choosePatient: ({ subscription: { patient }, difference }: ReturnedPatient) => {
      joinDraft.change({ patient: patient?.uuid ?? null });
      setDifference(difference);
      if (!difference) goTo('consult');
    },
    /** A practitioner was asked to look at the record. */
    wait: () => {
      setDifference(null);
      goTo('consult');
    },
    chooseAnother: () => {
      setDifference(null);
      if (step !== 'patient') goTo('patient');
    },
    isWaiting: isWaiting(subscription) && (difference !== null || step === 'consult' || step === 'payment'),
  };
}

export type EnrolmentState = ReturnType<typeof useEnrolment>;
