import { type BookingType, REJECTED_TITLE, rejectedMessage, URGENT_HELP } from '@saltbush/contract';
import { links } from '@saltbush/contract/links';
import { brand } from '@saltbush/shared-ui/brand';
import { ButtonLink, Panel, Stack, Text, TextLink } from '@saltbush/shared-ui/design/core';
import { PhoneIcon } from '@saltbush/shared-ui/design/icons';
import { Sheet } from '@saltbush/shared-ui/design/overlays';

interface RejectedDrawerProps {
  bookingType: BookingType;
  open: boolean;
  onClose: () => void;
}

/** What follows on answers that do not pass (section 2.21): no dead end, a doctor to talk with. */
export function RejectedDrawer({ bookingType, open, onClose }: RejectedDrawerProps) {
  return (
    <Sheet open={open} onOpenChange={(next) => !next && onClose()} title={REJECTED_TITLE}>
      <Stack gap={6}>
        <Text>{rejectedMessage(bookingType)}</Text>
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
          Nothing was booked and nothing was charged. Our pharmacists are on{' '}
          <TextLink href={brand.contact.phone.href}>{brand.contact.phone.display}</TextLink>.
        </Text>
      </Stack>
    </Sheet>
  );
}
