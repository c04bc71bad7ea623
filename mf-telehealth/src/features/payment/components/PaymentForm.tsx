import { paymentNoun, SOMETHING_WENT_WRONG } from '@saltbush/contract';
import { Banner, Button, formatCents, Stack, Text } from '@saltbush/shared-ui/design/core';
import { PaymentMethodForm, useWallet, WalletButtons, WithGateway } from '@saltbush/shared-ui/payment';
import { useState } from 'react';
import type { Booking } from '../../../shared/booking/api/booking';
import type { BookingFailure } from '../../../shared/booking/booking-failure';
import { useConfirm } from '../model/use-confirm';
import { HeldTime } from './HeldTime';

interface PaymentFormProps {
  booking: Booking;
  onBooked: (booking: Booking) => void;
  onSlotGone: (message: string) => void;
  /** The patient's record has come to contradict the answers: they clear that up first. */
  onContradicted: (failure: BookingFailure) => void;
}

interface PayPlaceProps {
  fee: number;
  isBusy: boolean;
  confirm: (sourceId: string | null) => Promise<void>;
  onOpened: () => void;
  /** The shopper closed a wallet. */
  onClosed: (message: string) => void;
}

/** The page's heading already is this step's title. */
const AWAY = { headingLevel: 2 } as const;

/** Wallets and the payment form, or their replacement when nothing is due or the gateway is unavailable. */
function PayPlace({ fee, isBusy, confirm, onOpened, onClosed }: PayPlaceProps) {
  const { open, isOpen, sheet } = useWallet({ onApproved: (token) => void confirm(token.id), onClosed });
  if (fee === 0) {
    return (
      <Button block status={isBusy ? 'busy' : 'idle'} busyLabel="Booking…" onClick={() => void confirm(null)}>
        Book now
      </Button>
    );
  }
  return (
    <WalletButtons
      isBusy={isBusy || isOpen}
      onChoose={(wallet) => {
        onOpened();
        open(wallet, fee);
      }}
    >
      <WithGateway unavailable={AWAY}>
        {(gateway) => (
          <PaymentMethodForm
            gateway={gateway}
            label={`Pay ${formatCents(fee)} and book`}
            busyLabel="Booking…"
            isBusy={isBusy}
            onToken={(token) => confirm(token.id)}
          />
        )}
      </WithGateway>
      {sheet}
    </WalletButtons>
  );
}

/** A wallet that its owner closed: no failure. */
interface Closed {
  kind: 'closed';
  message: string;
}

function Problem({ failure }: { failure: BookingFailure | Closed }) {
  const noun = paymentNoun('now');
  if (failure.kind === 'closed') return <Banner tone="info" title={failure.message} live />;
  if (failure.kind === 'payment') {
    return (
      <Banner tone="error" title={failure.message} live>
        You have not been charged. Check the {noun}’s details or use another {noun}.
      </Banner>
    );
  }
  return (
    <Banner tone="error" title="We could not finish your booking" live>
      {'message' in failure ? failure.message : SOMETHING_WENT_WRONG}
    </Banner>
  );
}

/** Fee and payment method for a held booking. A declined payment changes nothing else. */
export function PaymentForm({ booking, onBooked, onSlotGone, onContradicted }: PaymentFormProps) {
  const [problem, setProblem] = useState<BookingFailure | Closed | null>(null);
  const { isBusy, charge, dialog } = useConfirm({
    booking,
    onBooked,
    onFailed: (failure) => {
      if (failure.kind === 'slot') onSlotGone(failure.message);
      else if (failure.kind === 'contradicted') onContradicted(failure);
      else setProblem(failure);
    },
  });
  const pay = (sourceId: string | null) => {
    setProblem(null);
    return charge(sourceId);
  };
  return (
    <Stack gap={5}>
      {booking.hold_expires_at && (
        <Text>
          <HeldTime until={booking.hold_expires_at} state={booking.state} /> The fee is{' '}
          <strong>{formatCents(booking.fee)}</strong>.
        </Text>
      )}
      {problem && <Problem failure={problem} />}
      <PayPlace
        fee={booking.fee}
        isBusy={isBusy}
        confirm={pay}
        onOpened={() => setProblem(null)}
        onClosed={(message) => setProblem({ kind: 'closed', message })}
      />
      {dialog}
    </Stack>
  );
}
