import { BOOKING_TYPES, type BookingType, TELEHEALTH_NAMES } from '@saltbush/contract';
import { brand } from '@saltbush/shared-ui/brand';
import { ButtonLink, formatCents, Panel, Stack, Text } from '@saltbush/shared-ui/design/core';
import { links } from '@saltbush/shared-ui/links';
import type { SlotProps } from '@saltbush/shared-ui/platform';
import { useQuery } from '@tanstack/react-query';
import { servicesQuery } from '../../features/services/api/services';

const isBookingType = (text: string): text is BookingType => BOOKING_TYPES.some((type) => type === text);

/** The button of a telehealth product, with its fee and what must be said before booking (section 4, button labels). */
export default function TelehealthButton({ bookingType, price }: SlotProps['pdp.telehealth']) {
  const { data: services } = useQuery(servicesQuery());
  if (!isBookingType(bookingType)) return null;
  const service = services?.find((candidate) => candidate.booking_type === bookingType);
  const href = service ? links.telehealth.service(service.slug) : links.telehealth.services();
  return (
    <Panel ground="plum-soft">
      <Stack gap={3}>
        <Text strong>{formatCents(price)} per consultation</Text>
        <ButtonLink block href={href}>
          {TELEHEALTH_NAMES[bookingType].label}
        </ButtonLink>
        <Text size="sm" tone="muted">
          {brand.emergency}
        </Text>
      </Stack>
    </Panel>
  );
}
