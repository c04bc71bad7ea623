import {
  type AnswerStop,
  type BookingType,
  RED_FLAG_MESSAGE,
  RED_FLAG_TITLE,
  REJECTED_TITLE,
  rejectedMessage,
  URGENT_HELP,
} from '@saltbush/contract';
import { links } from '@saltbush/contract/links';
import { brand } from '@saltbush/shared-ui/brand';
import { ButtonLink, Panel, Stack, Text, TextLink } from '@saltbush/shared-ui/design/core';
import { PhoneIcon } from '@saltbush/shared-ui/design/icons';
import { Sheet } from '@saltbush/shared-ui/design/overlays';

interface RejectedDrawerProps {
  bookingType: BookingType;
  /** Why the booking cannot go on. */
  stop: AnswerStop;
  open: boolean;
  onClose: () => void;
}

/** After a red flag: the number to ring, and nothing else to do first (rule health-17). */
function RedFlag() {
  return (
    <Stack gap={6}>
      <Text size="lg">{RED_FLAG_MESSAGE}</Text>
      <ButtonLink block href="tel:000" icon={PhoneIcon}>
        Call 000
      </ButtonLink>
      <Text>
        Thinking of harming yourself? Lifeline is there day and night on{' '}
        <TextLink href="tel:131114">13 11 14</TextLink>.
      </Text>
      <Text size="sm" tone="muted">
        Nothing was booked and nothing was charged.
      </Text>
    </Stack>
  );
}

function Excluded({
  bookingType,
  reason,
  onClose,
}: {
  bookingType: BookingType;
  reason: string | null;
  onClose: () => void;
}) {
  return (
    <Stack gap={6}>
      <Text>{rejectedMessage(bookingType)}</Text>
      {reason && <Text strong>{reason}</Text>}
      <Text tone="muted">
        A doctor can still help: tell them about it in a short consult, and they say what is right for you.
      </Text>
      <ButtonLink block href={links.telehealth.shortConsult()} onClick={onClose}>
        Book a short consult
      </ButtonLink>
      <Panel ground="sand" padding="sm">
        <Stack gap={2}>
          <Text strong>{URGENT_HELP}</Text>
          <TextLink href="tel:000" icon={PhoneIcon}>
            Call 000
          </TextLink>
        </Stack>
      </Panel>
      <Text size="sm" tone="muted">
        Nothing was booked and nothing was charged. If you change an answer, the practitioner sees both. Our
        pharmacists are on <TextLink href={brand.contact.phone.href}>{brand.contact.phone.display}</TextLink>.
      </Text>
    </Stack>
  );
}

/** What follows on answers that do not pass (section 2.21): no dead end, a doctor to talk with. */
export function RejectedDrawer({ bookingType, stop, open, onClose }: RejectedDrawerProps) {
  const isRedFlag = stop.kind === 'red-flag';
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={isRedFlag ? RED_FLAG_TITLE : REJECTED_TITLE}
    >
      {stop.kind === 'red-flag' ? (
        <RedFlag />
      ) : (
        <Excluded bookingType={bookingType} reason={stop.reason} onClose={onClose} />
      )}
    </Sheet>
  );
}
