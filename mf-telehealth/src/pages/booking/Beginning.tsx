import { HEALTH_DRAFT_DAYS } from '@saltbush/contract';
import { Banner } from '@saltbush/shared-ui/design/core';
import { ResumeNote } from '@saltbush/shared-ui/health-drafts';
import { useState } from 'react';
import { bookingDraft } from '../../shared/booking/kept-booking';
import type { StepId } from '../../shared/booking/links';
import { stepsOf } from '../../shared/booking/steps';
import type { Service } from '../../shared/services/api/service';
import { openScreen, type Screen, screenPath } from './screens';
import type { useBooking } from './use-booking';

interface BeginningProps {
  service: Service;
  /** The step of the URL. */
  asked: StepId | null;
  screen: Screen;
  booking: ReturnType<typeof useBooking>;
}

/**
 * True on the screen that somebody was led to instead of a later one, because nothing is kept of what comes before it.
 * Only their arrival counts: once they enter something or go on, a booking is begun.
 */
function useIsLost({ asked, screen, booking }: BeginningProps): boolean {
  const { isReady, kept } = booking;
  /** Where they were led to: null if nowhere, undefined until it is known what is kept. */
  const [ledTo, setLedTo] = useState<StepId | null>();
  const isBegun = Object.keys(kept.entries).length > 0;
  if (isReady && ledTo === undefined) {
    setLedTo(isBegun || asked === null || asked === screen.step ? null : screen.step);
  } else if (ledTo && (isBegun || ledTo !== screen.step)) setLedTo(null);
  return isReady && ledTo === screen.step;
}

const LostNote = () => (
  <Banner tone="info" title="Please begin here">
    Nothing is kept of an earlier booking: what guests enter ends with their tab, and everything ends after{' '}
    {HEALTH_DRAFT_DAYS} days.
  </Banner>
);

/** What is said before a screen about an earlier visit: where to go on, or that nothing is kept of it. */
export function Beginning(props: BeginningProps) {
  const { service, screen, booking } = props;
  const isLost = useIsLost(props);
  const open = openScreen(service, booking);
  const { isReady, kept } = booking;
  if (isLost) return <LostNote />;
  const isFirst = screen.step === stepsOf(service.booking_type)[0];
  if (!isReady || !isFirst || !kept.isResumed || open.step === screen.step) return null;
  return (
    <ResumeNote
      noun="booking"
      href={screenPath(service.slug, open)}
      onStartAgain={() => void bookingDraft(service.booking_type).erase()}
    />
  );
}
