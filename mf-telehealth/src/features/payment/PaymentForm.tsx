import { Banner, Button, ErrorState, formatCents, Stack, Text } from '@saltbush/shared-ui/design/core';
import { FormSkeleton } from '@saltbush/shared-ui/design/orders';
import { CardForm, loadThreeDSecureDialog } from '@saltbush/shared-ui/payment';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { timeWords } from '../../model/appointment-words';
import type { Booking } from '../../model/booking';
import type { BookingFailure } from '../../model/booking-failure';
import { paymentGatewayQuery } from './api/payment-gateway';
import { useConfirm } from './use-confirm';

const ThreeDSecureDialog = lazy(loadThreeDSecureDialog);

interface PaymentFormProps {
  booking: Booking;
  onBooked: (booking: Booking) => void;
  onSlotGone: (message: string) => void;
}

interface CardPlaceProps {
  fee: number;
  isBusy: boolean;
  isQuiet: boolean;
  confirm: (sourceId: string | null) => Promise<void>;
}

/** The card, or what stands in its place: nothing to pay, or a gateway that is away. */
function CardPlace({ fee, isBusy, isQuiet, confirm }: CardPlaceProps) {
  const {
    data: gateway,
    isPending,
    isFetching,
    refetch,
  } = useQuery({
    ...paymentGatewayQuery(),
    enabled: fee > 0,
  });
  if (fee === 0) {
    return (
      <Button block status={isBusy ? 'busy' : 'idle'} busyLabel="Booking…" onClick={() => void confirm(null)}>
        Book now
      </Button>
    );
  }
  if (isPending) return <FormSkeleton fields={2} />;
  if (!gateway?.tokens_url) {
    return (
      <ErrorState
        headingLevel={2}
        title="Payment isn’t available right now"
        onRetry={() => void refetch()}
        busy={isFetching}
      >
        You have not been charged. Please try again in a moment.
      </ErrorState>
    );
  }
  return (
    <>
      {gateway.name === 'embedded' && !isQuiet && (
        <Banner tone="info" title="Test payments">
          No money moves. Use card 4242 4242 4242 4242, any future date and any security code.
        </Banner>
      )}
      <CardForm
        tokensUrl={gateway.tokens_url}
        label={`Pay ${formatCents(fee)} and book`}
        busyLabel="Booking…"
        isBusy={isBusy}
        onToken={(token) => confirm(token.id)}
      />
    </>
  );
}

function Problem({ failure }: { failure: BookingFailure }) {
  if (failure.kind === 'payment') {
    return (
      <Banner tone="error" title={failure.message} live>
        You have not been charged. Check the card’s details or use another card.
      </Banner>
    );
  }
  return (
    <Banner tone="error" title="We could not finish your booking" live>
      {'message' in failure ? failure.message : 'Something went wrong'}
    </Banner>
  );
}

/** Fee and card of a held booking. A declined card changes nothing else. */
export function PaymentForm({ booking, onBooked, onSlotGone }: PaymentFormProps) {
  const [problem, setProblem] = useState<BookingFailure | null>(null);
  const { isBusy, confirm, challenge, cancelChallenge } = useConfirm({
    booking,
    onBooked,
    onFailed: (failure) => {
      if (failure.kind === 'slot') onSlotGone(failure.message);
      else setProblem(failure);
    },
  });
  const pay = (sourceId: string | null) => {
    setProblem(null);
    return confirm(sourceId);
  };
  return (
    <Stack gap={5}>
      {booking.hold_expires_at && (
        <Text>
          We hold your time until <strong>{timeWords(booking.hold_expires_at, booking.state)}</strong>. The
          fee is <strong>{formatCents(booking.fee)}</strong>.
        </Text>
      )}
      {problem && <Problem failure={problem} />}
      <CardPlace fee={booking.fee} isBusy={isBusy} isQuiet={problem !== null} confirm={pay} />
      {challenge && (
        <Suspense>
          <ThreeDSecureDialog
            step={challenge.step}
            onAnswered={() => void confirm(challenge.sourceId)}
            onCancel={cancelChallenge}
          />
        </Suspense>
      )}
    </Stack>
  );
}
