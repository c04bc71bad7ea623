import { Grid, Stack, Text } from '@saltbush/shared-ui/design/core';
import { TileSkeleton } from '@saltbush/shared-ui/design/orders';
import { recoverable } from '@saltbush/shared-ui/on-demand';
import { type ReactNode, Suspense, useState } from 'react';
import { CancelProgram } from '../../features/cancellation/components/CancelProgram';
import { Consults } from '../../features/consults/components/Consults';
import { CurrentLesson } from '../../features/lessons/components/CurrentLesson';
import { Lessons } from '../../features/lessons/components/Lessons';
import { useLessonReader } from '../../features/lessons/model/use-lesson-reader';
import { NextOrder } from '../../features/next-order/components/NextOrder';
import { ProgramOrders } from '../../features/orders/components/ProgramOrders';
import { PausedStatus } from '../../features/pause/components/PausedStatus';
import { PauseProgram } from '../../features/pause/components/PauseProgram';
import { InactiveStatus } from '../../features/status/components/InactiveStatus';
import { SubscriptionStatus } from '../../features/status/components/SubscriptionStatus';
import { formatDate } from '../../shared/dates/dates';
import { MemberColumns } from '../../shared/member-page/MemberColumns';
import type { Subscription } from '../../shared/subscription/api/subscriptions';
import styles from './Overview.module.css';

const BookConsult = recoverable(() =>
  import('../../features/consults/components/BookConsult').then((module) => ({
    default: module.BookConsult,
  })),
);

function About({ subscription }: { subscription: Subscription }) {
  const { patient, created_at } = subscription;
  const whom = patient ? `For ${patient.first_name} ${patient.last_name}, since` : 'Since';
  return (
    <Text tone="muted">
      {whom} {formatDate(created_at)}
    </Text>
  );
}

const Offers = recoverable(() =>
  import('../../features/offer/components/Offers').then((module) => ({ default: module.Offers })),
);
const AgreeCard = recoverable(() =>
  import('../../features/offer/components/AgreeCard').then((module) => ({ default: module.AgreeCard })),
);

const WeightCard = recoverable(() =>
  import('../../features/measurements/components/WeightCard').then((module) => ({
    default: module.WeightCard,
  })),
);

const CareCard = recoverable(() =>
  import('../../features/care/components/CareCard').then((module) => ({ default: module.CareCard })),
);

const RecordHold = recoverable(() => import('../../features/status/components/RecordHold'));

/** What waits for the member's yes: an offer of medicines, or the renewal. */
function Questions({ subscription }: { subscription: Subscription }) {
  const { offer, consent, is_active } = subscription;
  const isWaiting = is_active && consent.length > 0;
  // An offer that was shown stays in sight when it is answered elsewhere: the page says what has become of it.
  const [hadOffer, setHadOffer] = useState(false);
  if (offer && !hadOffer) setHadOffer(true);
  if (!hadOffer && !isWaiting) return null;
  return (
    <Suspense fallback={<TileSkeleton />}>
      {isWaiting && <AgreeCard subscription={subscription} />}
      {hadOffer && <Offers key={subscription.id} subscription={subscription} />}
    </Suspense>
  );
}

interface PartProps {
  subscription: Subscription;
  now: Date;
  onBook: () => void;
  onLeave: () => void;
}

/** Shows what is due next: order and lesson, or the first consult while the program is under review. */
function Next({ onRead, ...props }: PartProps & { onRead: (lessonId: string) => void }) {
  const { subscription } = props;
  const { is_active, pause } = subscription;
  const Status = is_active ? SubscriptionStatus : InactiveStatus;
  const isUnderReview = subscription.status === 'reviewing';
  return (
    <Grid columns="halves" gap={5} className={styles.next}>
      {pause ? <PausedStatus {...{ subscription, pause }} /> : <Status {...props} />}
      {isUnderReview ? (
        <Consults {...props} />
      ) : (
        <CurrentLesson subscription={subscription} onRead={onRead} />
      )}
    </Grid>
  );
}

function Aside({ leaving, ...props }: PartProps & { leaving: ReactNode }) {
  const { subscription } = props;
  return (
    <Stack gap={5}>
      {subscription.status !== 'reviewing' && <Consults {...props} />}
      <ProgramOrders subscription={subscription} />
      <PauseProgram subscription={subscription} />
      {subscription.status !== 'cancelled' && leaving}
    </Stack>
  );
}

/** A member's view of the program: what is due next, then everything else (section 2.20). */
export function Overview({ subscription }: { subscription: Subscription }) {
  const [now] = useState(() => new Date());
  const [isBooking, setBooking] = useState<boolean | null>(null);
  const { read, reader } = useLessonReader(subscription);
  const isDraft = subscription.status === 'draft';
  const [isLeaving, setLeaving] = useState<boolean | null>(null);
  const part = { subscription, now, onBook: () => setBooking(true), onLeave: () => setLeaving(true) };
  const leaving = <CancelProgram subscription={subscription} isOpen={isLeaving} onOpenChange={setLeaving} />;
  return (
    <Stack gap={8}>
      <About subscription={subscription} />
      {subscription.record_check.facts.length > 0 && (
        <Suspense fallback={<TileSkeleton />}>
          <RecordHold subscription={subscription} />
        </Suspense>
      )}
      <Questions subscription={subscription} />
      <Next {...part} onRead={read} />
      {isDraft && leaving}
      {!isDraft && (
        <MemberColumns gap={8}>
          <Stack gap={10}>
            {subscription.is_active && <NextOrder subscription={subscription} now={now} />}
            <Suspense fallback={<TileSkeleton />}>
              <CareCard subscriptionId={subscription.id} hasEnded={subscription.status === 'cancelled'} />
            </Suspense>
            <Suspense fallback={<TileSkeleton />}>
              <WeightCard subscriptionId={subscription.id} />
            </Suspense>
            <Lessons subscription={subscription} onRead={read} />
          </Stack>
          <Aside {...part} leaving={leaving} />
        </MemberColumns>
      )}
      {reader}
      {isBooking !== null && (
        <Suspense>
          <BookConsult subscription={subscription} open={isBooking} onClose={() => setBooking(false)} />
        </Suspense>
      )}
    </Stack>
  );
}
