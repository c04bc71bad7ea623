import { isWeightLossEligible, type WeightLossAnswers } from '@saltbush/contract';
import { links } from '@saltbush/contract/links';
import { ButtonLink, EmptyState, Heading, Stack, Text, TextButton } from '@saltbush/shared-ui/design/core';
import { ArrowLeftIcon } from '@saltbush/shared-ui/design/icons';
import { ProgressSteps } from '@saltbush/shared-ui/design/orders';
import { useFocusOnChange } from '@saltbush/shared-ui/form-kit';
import { useSession } from '@saltbush/shared-ui/platform';
import { type RefObject, useRef, useState } from 'react';
import { EligibilityForm } from '../../features/enrolment/components/EligibilityForm';
import { NotEligible } from '../../features/enrolment/components/NotEligible';
import { PatientStep } from '../../features/enrolment/components/PatientStep';
import { PaymentStep } from '../../features/enrolment/components/PaymentStep';
import { RecordDiffers } from '../../features/enrolment/components/RecordDiffers';
import { SignInStep } from '../../features/enrolment/components/SignInStep';
import { TimeStep } from '../../features/enrolment/components/TimeStep';
import { readStoredAnswers, storeAnswers } from '../../features/enrolment/model/stored-answers';
import { useConsultSlot } from '../../shared/consult-booking/use-consult-slot';
import type { Subscription } from '../../shared/subscription/api/subscriptions';
import styles from './Enrolment.module.css';

const STEPS = [{ label: 'Your health' }, { label: 'Patient' }, { label: 'Consult' }, { label: 'Payment' }];
type Step = 0 | 1 | 2 | 3;

function useEnrolment() {
  const [now] = useState(() => new Date());
  const [step, setStep] = useState<Step>(0);
  const [answers, setAnswers] = useState<WeightLossAnswers | null>(readStoredAnswers);
  const [isExcluded, setExcluded] = useState(false);
  const [difference, setDifference] = useState<string | null>(null);
  const [subscription, setSubscription] = useState<Subscription | null>(null);
  const slot = useConsultSlot();
  return {
    now,
    step,
    setStep,
    answers,
    isExcluded,
    difference,
    setDifference,
    subscription,
    slot,
    answer: (given: WeightLossAnswers) => {
      setAnswers(given);
      storeAnswers(given);
      if (isWeightLossEligible(given)) setStep(1);
      else setExcluded(true);
    },
    changeAnswers: () => {
      setExcluded(false);
      setDifference(null);
      setStep(0);
    },
    start: (created: Subscription) => {
      setSubscription(created);
      setStep(2);
    },
  };
}

function AlreadyJoined() {
  return (
    <EmptyState
      title="You’re already in the program"
      picture="calendar"
      headingLevel={2}
      action={<ButtonLink href={links.journey.dashboard()}>See your program</ButtonLink>}
    >
      You’ll find your lessons, consults and orders on your dashboard.
    </EmptyState>
  );
}

function Current(enrolment: ReturnType<typeof useEnrolment>) {
  const { step, answers, subscription, slot, now, setStep } = enrolment;
  const isSignedIn = useSession((state) => state.status === 'signed-in');
  if (enrolment.isExcluded) return <NotEligible onChange={enrolment.changeAnswers} />;
  if (enrolment.difference) {
    return <RecordDiffers message={enrolment.difference} onChange={enrolment.changeAnswers} />;
  }
  if (step === 0 || !answers) return <EligibilityForm answers={answers} onDone={enrolment.answer} />;
  if (!isSignedIn) return <SignInStep />;
  if (step === 1 || !subscription) {
    const chosen = subscription?.patient?.uuid ?? null;
    return <PatientStep chosen={chosen} onDone={enrolment.start} onLeave={() => setStep(0)} />;
  }
  if (subscription.status !== 'draft') return <AlreadyJoined />;
  if (step === 2) return <TimeStep slot={slot} now={now} onDone={() => setStep(3)} />;
  return (
    <PaymentStep
      {...{ subscription, answers, slot }}
      onSlotUnavailable={() => setStep(2)}
      onRecordDiffers={enrolment.setDifference}
    />
  );
}

/** Scrolls to the top and focuses the new step when the step changes, as a page load would. */
function useFocusOnStepChange(step: Step): RefObject<HTMLElement | null> {
  const section = useRef<HTMLElement>(null);
  useFocusOnChange(step, () => {
    window.scrollTo(0, 0);
    section.current?.focus({ preventScroll: true });
  });
  return section;
}

/** Enrolment wizard: eligibility, patient, consult time, payment (rule health-04). */
export function Enrolment() {
  const enrolment = useEnrolment();
  const { step, isExcluded, difference, setStep } = enrolment;
  const section = useFocusOnStepChange(step);
  const back = () => setStep((step - 1) as Step);
  return (
    <Stack gap={8}>
      <Stack gap={2}>
        <Heading level={1}>Join the Weight Management Program</Heading>
        <Text tone="muted">A few questions, a time for your first consult, and you’re in.</Text>
      </Stack>
      {!isExcluded && <ProgressSteps steps={STEPS} current={step} label="Joining" />}
      {step > 0 && !isExcluded && !difference && (
        <div>
          <TextButton variant="quiet" icon={ArrowLeftIcon} onClick={back}>
            Back
          </TextButton>
        </div>
      )}
      <section ref={section} tabIndex={-1} className={styles.step} aria-label={STEPS[step]?.label}>
        <Current {...enrolment} />
      </section>
    </Stack>
  );
}
