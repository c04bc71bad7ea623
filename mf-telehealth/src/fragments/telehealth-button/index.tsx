import { BOOKINGS, isBookingType } from '@saltbush/contract';
import { links } from '@saltbush/contract/links';
import { brand } from '@saltbush/shared-ui/brand';
import {
  ButtonLink,
  Cluster,
  formatCents,
  Panel,
  Stack,
  Text,
  TextLink,
} from '@saltbush/shared-ui/design/core';
import type { SlotProps } from '@saltbush/shared-ui/platform';
import { useQuery } from '@tanstack/react-query';
import { BookingLink } from '../../features/entry/components/BookingLink';
import { servicesQuery } from '../../shared/services/api/services';

/** The button of a telehealth product, with its fee and what must be said before booking (section 4.m). */
export default function TelehealthButton({ productId, bookingType, price }: SlotProps['pdp.telehealth']) {
  const { data: services } = useQuery(servicesQuery());
  if (!isBookingType(bookingType)) return null;
  const service = services?.find((candidate) => candidate.booking_type === bookingType);
  const { button: label } = BOOKINGS[bookingType];
  return (
    <Panel ground="plum-soft">
      <Stack gap={4}>
        <Cluster gap={3} justify="space-between" align="baseline">
          <Text strong size="lg">
            {service ? `From ${formatCents(service.price)}` : formatCents(price)}
          </Text>
          <Text size="sm">{service ? `${service.duration_minutes} minutes` : 'Per consultation'}</Text>
        </Cluster>
        {service ? (
          <BookingLink
            bookingType={bookingType}
            slug={service.slug}
            productId={String(productId)}
            label={label}
          />
        ) : (
          <ButtonLink block href={links.telehealth.services()}>
            {label}
          </ButtonLink>
        )}
        <Text size="sm">{brand.emergency}</Text>
        {service && (
          <Text size="sm">
            <TextLink href={links.telehealth.service(service.slug)} isAlone>
              How it works, and other ways to get care
            </TextLink>
          </Text>
        )}
      </Stack>
    </Panel>
  );
}
