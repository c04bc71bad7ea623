import { Heading, Stack, Text, TextLink } from '@saltbush/shared-ui/design/core';
import { ArrowLeftIcon } from '@saltbush/shared-ui/design/icons';
import { ProgressBar } from '@saltbush/shared-ui/design/orders';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './StepFrame.module.css';

interface StepFrameProps {
  /** What the screen asks; the page's heading. */
  heading: string;
  /** Where one came from; null on the first screen and after the last. */
  backHref: string | null;
  /** Screens done and in all; null when there is no more to do. */
  progress: { done: number; of: number } | null;
  /** False until the browser knows which screen it is: the first one takes no focus. */
  isSettled: boolean;
  children: ReactNode;
}

let shown: string | null = null;

/** Moves the focus to the heading of a new screen, as a page load would; the first screen is the page's own. */
function useArrival(heading: string, isSettled: boolean) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isSettled) return;
    const isNext = shown !== null && shown !== heading;
    shown = heading;
    if (!isNext) return;
    window.scrollTo(0, 0);
    title.current?.focus({ preventScroll: true });
  }, [heading, isSettled]);
  useEffect(
    () => () => {
      shown = null;
    },
    [],
  );
  return title;
}

/** One question per screen: where one is, the question, the answer, the way back. */
export function StepFrame({ heading, backHref, progress, isSettled, children }: StepFrameProps) {
  const title = useArrival(heading, isSettled);
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
