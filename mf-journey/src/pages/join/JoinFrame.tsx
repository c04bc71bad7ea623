import { links } from '@saltbush/contract/links';
import { Heading, Stack, Text, TextLink } from '@saltbush/shared-ui/design/core';
import { ArrowLeftIcon } from '@saltbush/shared-ui/design/icons';
import { ProgressSteps } from '@saltbush/shared-ui/design/orders';
import { useStepArrival } from '@saltbush/shared-ui/form-kit';
import type { ReactNode } from 'react';
import { JOIN_STEPS, type JoinStep, stepBefore } from '../../features/enrolment/model/join-steps';
import styles from './JoinFrame.module.css';

const LABELS: Record<JoinStep, string> = {
  health: 'Your health',
  patient: 'Patient',
  consult: 'Consult',
  payment: 'Payment',
};

interface JoinFrameProps {
  step: JoinStep;
  /** The question of the step, shown as the page's heading. */
  heading: string;
  /** False where there is no way through the steps: not eligible, or already in the program. */
  hasSteps: boolean;
  /** False where nothing leads back to the step before. */
  hasBack: boolean;
  /** False until the step is known: the first one does not take the focus. */
  isSettled: boolean;
  children: ReactNode;
}

/** The frame of a step: the way through the steps, its question, its form, and a link back. */
export function JoinFrame({ step, heading, hasSteps, hasBack, isSettled, children }: JoinFrameProps) {
  const title = useStepArrival(heading, isSettled);
  const before = hasBack ? stepBefore(step) : null;
  const steps = JOIN_STEPS.map((name) => ({ label: LABELS[name] }));
  return (
    <Stack gap={6}>
      <Text tone="muted">Join the Weight Management Program</Text>
      {hasSteps && <ProgressSteps steps={steps} current={JOIN_STEPS.indexOf(step)} label="Joining" />}
      {before && (
        <div>
          <TextLink href={links.journey.join(before)} icon={ArrowLeftIcon} variant="quiet">
            Back
          </TextLink>
        </div>
      )}
      <Heading level={1} ref={title} tabIndex={-1} className={styles.title}>
        {heading}
      </Heading>
      {children}
    </Stack>
  );
}
