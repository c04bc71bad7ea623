import { Heading, Stack, Text, TextLink } from '@saltbush/shared-ui/design/core';
import { ArrowLeftIcon } from '@saltbush/shared-ui/design/icons';
import { ProgressBar } from '@saltbush/shared-ui/design/orders';
import { useStepArrival } from '@saltbush/shared-ui/form-kit';
import type { ReactNode } from 'react';
import styles from './StepFrame.module.css';

interface StepFrameProps {
  /** The question of the screen, shown as the page's heading. */
  heading: string;
  /** The previous screen; null on the first screen and after the last. */
  backHref: string | null;
  /** Completed and total screens; null when nothing is left to do. */
  progress: { done: number; of: number } | null;
  /** False until the browser knows which screen to show: the first one does not take the focus. */
  isSettled: boolean;
  children: ReactNode;
}

/** The frame of one screen: progress, the question, its form, and a link back. */
export function StepFrame({ heading, backHref, progress, isSettled, children }: StepFrameProps) {
  const title = useStepArrival(heading, isSettled);
  return (
    <Stack gap={6}>
      <div className={styles.way}>
        {backHref && (
          <TextLink href={backHref} icon={ArrowLeftIcon} variant="quiet">
            Back
          </TextLink>
        )}
        {progress && (
          <>
            <Text size="sm" tone="muted" className={styles.count}>
              Step {progress.done + 1} of {progress.of}
            </Text>
            <div className={styles.bar}>
              <ProgressBar value={progress.done} max={progress.of} label="Booking progress" />
            </div>
          </>
        )}
      </div>
      <Heading level={1} ref={title} tabIndex={-1} className={styles.title}>
        {heading}
      </Heading>
      {children}
    </Stack>
  );
}
