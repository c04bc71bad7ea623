import { FREE_CHANGE_HOURS, freeTextError, MAX_HEALTH_TEXT, UNREACHED_TERMS } from '@saltbush/contract';
import { links } from '@saltbush/contract/links';
import {
  Banner,
  Button,
  formatCents,
  Stack,
  Text,
  TextLink,
  useActionStatus,
} from '@saltbush/shared-ui/design/core';
import { TextArea } from '@saltbush/shared-ui/design/forms';
import { useState } from 'react';
import type { Booking } from '../../../shared/booking/api/booking';
import { type BookingFailure, bookingFailure } from '../../../shared/booking/booking-failure';
import { type BookingRequest, createBooking } from '../api/create-booking';
import { useClearing } from '../model/use-clearing';
import { type Clearing, ClearUp } from './ClearUp';
import { type ReviewRow, ReviewRows } from './ReviewRows';

interface ReviewStepProps {
  rows: readonly ReviewRow[];
  /** The fee of the chosen time, in cents; null if it is not known before the time is held. */
  fee: number | null;
  notes: string;
  onNotes: (notes: string) => void;
  request: Omit<BookingRequest, 'notes' | 'contradiction_notes'>;
  /** What contradicts the answers, and how it is cleared up. */
  clearing: Clearing;
  /** The patient's record was corrected on this screen. */
  isRecordSaved: boolean;
  onHeld: (booking: Booking) => void;
  onFailed: (failure: BookingFailure) => void;
}

/** Summary of the booking with its fee; continuing holds the slot. */
export function ReviewStep(props: ReviewStepProps) {
  const { rows, fee, notes, onNotes, request, clearing, onHeld, onFailed } = props;
  const { contradictions, errors, title, given } = useClearing(clearing);
  const { status, run } = useActionStatus();
  const [noteError, setNoteError] = useState<string | undefined>();
  const [message, setMessage] = useState<string | null>(null);
  const hold = async () => {
    const problem = freeTextError(notes, MAX_HEALTH_TEXT);
    setNoteError(problem ?? undefined);
    const contradiction_notes = given();
    if (problem || !contradiction_notes) return;
    setMessage(null);
    await run(async () => {
      try {
        onHeld(
          await createBooking({
            ...request,
            notes,
            ...(contradiction_notes.length > 0 ? { contradiction_notes } : {}),
          }),
        );
      } catch (error) {
        const failure = bookingFailure(error);
        if (failure.kind === 'other') setMessage(failure.message);
        onFailed(failure);
        throw error;
      }
    });
  };
  return (
    <Stack gap={6}>
      {message && (
        <Banner tone="error" title="We could not hold your time" live>
          {message}
        </Banner>
      )}
      {props.isRecordSaved && contradictions.length === 0 && (
        <Banner tone="success" live>
          The record is saved. Please go on.
        </Banner>
      )}
      {contradictions.length > 0 && <ClearUp {...{ contradictions, clearing, errors, title }} />}
      <ReviewRows rows={rows} />
      <TextArea
        label="Anything the practitioner should know?"
        name="notes"
        optional
        rows={3}
        value={notes}
        error={noteError}
        onChange={(event) => onNotes(event.target.value)}
      />
      <div>
        {fee !== null && (
          <Text strong size="lg">
            Fee {formatCents(fee)}
          </Text>
        )}
        <Text size="sm" tone="muted">
          The fee is that of the time you chose. Nothing is charged before you confirm it on the next page.
          Moving and cancelling are free until {FREE_CHANGE_HOURS} hours before; later the fee stays.{' '}
          {UNREACHED_TERMS}
        </Text>
      </div>
      <Button block status={status} busyLabel="Holding your time…" onClick={() => void hold()}>
        Continue to payment
      </Button>
      <Text size="sm" tone="muted">
        We use what you tell us as our{' '}
        <TextLink href={links.pages.collectionNotice()}>collection notice</TextLink> says.
      </Text>
    </Stack>
  );
}
