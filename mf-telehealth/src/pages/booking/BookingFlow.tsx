import type { BookingType } from '@saltbush/contract';
import { Banner } from '@saltbush/shared-ui/design/core';
import { FormSkeleton } from '@saltbush/shared-ui/design/orders';
import { DraftNote, isLeftBehind, LeftNote, SIGN_IN_TO_GO_ON } from '@saltbush/shared-ui/health-drafts';
import { recoverable } from '@saltbush/shared-ui/on-demand';
import { navigate, useLocation } from '@saltbush/shared-ui/platform';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { BookingAside } from '../../features/frame/components/BookingAside';
import { NotInService } from '../../features/frame/components/NotInService';
import { StepFrame } from '../../features/frame/components/StepFrame';
import { bookingQuery } from '../../shared/booking/api/booking';
import type { Draft } from '../../shared/booking/draft';
import { bookingDraft } from '../../shared/booking/kept-booking';
import type { StepId } from '../../shared/booking/links';
import { shownStep, stepsOf } from '../../shared/booking/steps';
import type { Service } from '../../shared/services/api/service';
import { Beginning } from './Beginning';
import styles from './booking.module.css';
import { StepContent } from './StepContent';
import { type Screen, screenPath, screensOfService, screenWords, shownQuestion } from './screens';
import { type Actions, useActions } from './use-actions';
import { useBooking } from './use-booking';

const RejectedDrawer = recoverable(() =>
  import('../../features/questions/components/RejectedDrawer').then((module) => ({
    default: module.RejectedDrawer,
  })),
);

interface BookingFlowProps {
  service: Service;
  /** The query of the URL, and what it requests. */
  search: URLSearchParams;
  asked: { step: StepId | null; question: number };
  /** The shopper has returned from linking a rewards card. */
  hasLinkedCard: boolean;
}

/** Keeps the URL in step with the screen, so that Back and reload lead to it. */
function useAddress({ service, search }: BookingFlowProps, screen: Screen, isReady: boolean): void {
  const { pathname } = useLocation();
  const path = screenPath(service.slug, screen);
  const query = search.toString();
  useEffect(() => {
    const isAsked = new URLSearchParams(query).has('step');
    if (!isReady || !isAsked || `${pathname}?${query}` === path) return;
    navigate(path, { replace: { pathname, search: query } });
  }, [path, pathname, query, isReady]);
}

function useScreen({ service, asked }: BookingFlowProps, booking: ReturnType<typeof useBooking>): Screen {
  // Until the browser knows more, use the URL as it is.
  if (!booking.isReady || isLeftBehind(booking.kept))
    return { step: asked.step ?? stepsOf(service.booking_type)[0] ?? 'patient', question: 0 };
  const step = shownStep(service.booking_type, asked.step, booking.done);
  if (step !== 'questions') return { step, question: 0 };
  return { step, question: shownQuestion(service, asked.question, booking.health.answers) };
}

/** The heading of the screen; a cancelled booking is no longer called booked. */
function useHeading(service: Service, screen: Screen, uuid: string | null): string {
  const isBooked = screen.step === 'booked' && uuid !== null;
  const { data } = useQuery({ ...bookingQuery(uuid ?? ''), enabled: isBooked });
  return isBooked && data?.status === 'cancelled'
    ? 'Your booking is cancelled'
    : screenWords(service, screen);
}

/** The screen's position: the previous screen, and the progress. */
function placeOf(service: Service, screen: Screen) {
  const screens = screensOfService(service);
  const index = screens.findIndex(
    ({ step, question }) => step === screen.step && question === screen.question,
  );
  const before = screens[index - 1];
  return {
    backHref: before ? screenPath(service.slug, before) : null,
    progress: index < 0 ? null : { done: index, of: screens.length },
  };
}

const LinkedNote = () => (
  <Banner tone="success">Your rewards card is linked. You can go on with your booking.</Banner>
);

/** The details entered so far: who and when. */
const factsOf = ({ patient, contact, slot }: Draft): string[] => [
  ...(patient ? [`${patient.first_name} ${patient.last_name}`] : []),
  ...(slot && slot.state === contact?.state ? [slot.words] : []),
];

/** The fee of the chosen time in cents; null before one is chosen. */
const chosenFee = ({ slot, contact }: Draft): number | null =>
  slot && slot.state === contact?.state ? (slot.fee ?? null) : null;

/** The rejected drawer, loaded when it first opens. */
function Rejected({ bookingType, actions }: { bookingType: BookingType; actions: Actions }) {
  const { stop, closeStop } = actions;
  const [last, setLast] = useState(stop);
  if (stop && stop !== last) setLast(stop);
  const shown = stop ?? last;
  if (!shown) return null;
  return (
    <Suspense>
      <RejectedDrawer bookingType={bookingType} stop={shown} open={stop !== null} onClose={closeStop} />
    </Suspense>
  );
}

/** The booking of a service: one question per screen (section 2.21). */
export function BookingFlow(props: BookingFlowProps) {
  const { service, asked } = props;
  const booking = useBooking(service);
  const actions = useActions(service);
  const screen = useScreen(props, booking);
  const isLeft = isLeftBehind(booking.kept);
  const words = useHeading(service, screen, booking.draft.booking);
  const heading = isLeft ? SIGN_IN_TO_GO_ON : words;
  // Whoever comes back goes on at the screen of the address.
  useAddress(props, screen, booking.isReady && !isLeft);
  if (screen.step === 'not-in-service') return <NotInService title={service.title} slug={service.slug} />;
  const { draft, health, kept, isReady } = booking;
  return (
    <div className={styles.flow}>
      <StepFrame heading={heading} isSettled={isReady} {...placeOf(service, screen)}>
        {isReady && (
          <LeftNote draft={kept} noun="booking" onDismiss={bookingDraft(service.booking_type).dismiss} />
        )}
        {!isLeft && (
          <>
            <Beginning {...{ service, screen, booking }} asked={asked.step} />
            {props.hasLinkedCard && screen.step === 'patient' && <LinkedNote />}
            {isReady ? (
              <StepContent {...{ ...screen, service, draft, health, actions }} />
            ) : (
              <FormSkeleton fields={4} />
            )}
            {screen.step !== 'booked' && <DraftNote draft={kept} guest="tab" />}
          </>
        )}
      </StepFrame>
      {screen.step !== 'booked' && (
        <BookingAside
          title={service.title}
          slug={service.slug}
          minutes={service.duration_minutes}
          fee={chosenFee(draft)}
          feeFrom={service.price}
          facts={factsOf(draft)}
        />
      )}
      <Rejected bookingType={service.booking_type} actions={actions} />
    </div>
  );
}
