import { DEFAULT_STATE } from '@saltbush/contract';
import { links } from '@saltbush/contract/links';
import { ButtonLink, ErrorState, Stack, Text } from '@saltbush/shared-ui/design/core';
import { FormSkeleton } from '@saltbush/shared-ui/design/orders';
import { DraftNote, LeftNote, ResumeNote, SIGN_IN_TO_GO_ON } from '@saltbush/shared-ui/health-drafts';
import { useState } from 'react';
import { EligibilityForm } from '../../features/enrolment/components/EligibilityForm';
import { NotEligible } from '../../features/enrolment/components/NotEligible';
import { PatientStep } from '../../features/enrolment/components/PatientStep';
import { PaymentStep } from '../../features/enrolment/components/PaymentStep';
import { RecordDiffers } from '../../features/enrolment/components/RecordDiffers';
import { RecordWaiting } from '../../features/enrolment/components/RecordWaiting';
import { SignInStep } from '../../features/enrolment/components/SignInStep';
import { TimeStep } from '../../features/enrolment/components/TimeStep';
import { handedIn } from '../../features/enrolment/model/handed-in';
import { joinDraft } from '../../features/enrolment/model/join-draft';
import type { JoinStep } from '../../features/enrolment/model/join-steps';
import { useConsultSlot } from '../../shared/consult-booking/use-consult-slot';
import { JoinFrame } from './JoinFrame';
import { type EnrolmentState, goTo, useEnrolment } from './use-enrolment';

const HEADINGS: Record<JoinStep, string> = {
  health: 'Is the program right for you?',
  patient: 'Who is the program for?',
  consult: 'When can your doctor call?',
  payment: 'Pay for your first month',
};

const isMember = ({ subscription }: EnrolmentState) =>
  subscription !== null && subscription.status !== 'draft';

function headingOf(enrolment: EnrolmentState): string {
  const { step, isReady, isSignedIn, isExcluded, difference } = enrolment;
  if (!isReady) return HEADINGS[step];
  if (enrolment.isLeft) return SIGN_IN_TO_GO_ON;
  if (isMember(enrolment)) return 'You’re already in the program';
  if (isExcluded) return 'You’re not eligible for the program right now';
  if (enrolment.isWaiting) return 'A practitioner is looking at your answers';
  if (difference) return 'Which is right?';
  return step === 'patient' && !isSignedIn ? 'Good news: the program may suit you' : HEADINGS[step];
}

function AlreadyJoined() {
  return (
    <Stack gap={5} align="start">
      <Text>You’ll find your lessons, consults and orders on your dashboard.</Text>
      <ButtonLink href={links.journey.dashboard()}>See your program</ButtonLink>
    </Stack>
  );
}

/** Consult and payment, which share the chosen time and what the api said about it. */
function LaterSteps({ enrolment }: { enrolment: EnrolmentState }) {
  const { step, now, entries, subscription, setDifference } = enrolment;
  const state = subscription?.consult_state ?? DEFAULT_STATE;
  const slot = useConsultSlot(state, {
    chosen: entries.slot,
    onChange: (slot) => joinDraft.change({ slot }),
  });
  if (step === 'consult' || !subscription) {
    return <TimeStep slot={slot} now={now} onDone={() => goTo('payment')} />;
  }
  return (
    <PaymentStep
      {...{ subscription, slot }}
      answers={entries.answers}
      onSlotUnavailable={() => goTo('consult')}
      onRecordDiffers={setDifference}
    />
  );
}

function Current({ enrolment, round }: { enrolment: EnrolmentState; round: number }) {
  const { step, entries, isSignedIn, subscription, difference, changeAnswers } = enrolment;
  if (isMember(enrolment)) return <AlreadyJoined />;
  if (enrolment.isExcluded) return <NotEligible answers={entries.answers} onChange={changeAnswers} />;
  if (enrolment.isWaiting) return <RecordWaiting onChooseAnother={enrolment.chooseAnother} />;
  const given = handedIn(entries);
  if (difference && subscription) {
    return (
      <RecordDiffers
        message={difference}
        subscriptionId={subscription.id}
        given={given}
        onChange={changeAnswers}
        onChooseAnother={enrolment.chooseAnother}
        onAsked={enrolment.wait}
      />
    );
  }
  if (step === 'health') {
    return (
      <EligibilityForm
        key={round}
        answers={entries.answers}
        onAnswer={enrolment.enter}
        onDone={enrolment.handIn}
      />
    );
  }
  if (!isSignedIn) return <SignInStep />;
  if (step !== 'patient') return <LaterSteps enrolment={enrolment} />;
  const chosen = entries.patient ?? subscription?.patient?.uuid ?? null;
  return (
    <PatientStep
      chosen={chosen}
      given={given}
      onDone={enrolment.choosePatient}
      onLeave={() => goTo('health')}
    />
  );
}

/** Joining: eligibility, patient, consult time, payment (rule health-04), each with its address (rule health-21). */
export function Enrolment({ search }: { search: URLSearchParams }) {
  const enrolment = useEnrolment(search);
  const { step, isReady, isLeft, isExcluded, difference, draft, query } = enrolment;
  const [round, setRound] = useState(0);
  const isStopped = isExcluded || difference !== null || enrolment.isWaiting;
  const isDeadEnd = isReady && (isStopped || isMember(enrolment));
  const isResumable = draft.isResumed && step === 'health' && enrolment.firstOpen !== 'health';
  const startAgain = () => {
    void joinDraft.erase();
    setRound(round + 1);
  };
  return (
    <JoinFrame
      step={step}
      heading={headingOf(enrolment)}
      hasSteps={!isDeadEnd}
      hasBack={!isDeadEnd || (difference !== null && !enrolment.isWaiting)}
      isSettled={isReady}
    >
      {isReady && isResumable && !isDeadEnd && (
        <ResumeNote
          noun="enrolment"
          href={links.journey.join(enrolment.firstOpen)}
          onStartAgain={startAgain}
        />
      )}
      {isReady && <LeftNote draft={draft} noun="enrolment" onDismiss={joinDraft.dismiss} />}
      {isReady && !isLeft && <Current enrolment={enrolment} round={round} />}
      {!isReady && query.isError && (
        <ErrorState headingLevel={2} onRetry={() => void query.refetch()} busy={query.isFetching}>
          {query.error.message}
        </ErrorState>
      )}
      {!isReady && !query.isError && <FormSkeleton fields={5} />}
      {!isDeadEnd && !isLeft && <DraftNote draft={draft} guest="device" />}
    </JoinFrame>
  );
}
