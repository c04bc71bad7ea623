import type { BookingType } from '@saltbush/contract';
import { ButtonLink } from '@saltbush/shared-ui/design/core';
import { useEntry } from '../model/use-entry';

interface BookingLinkProps {
  bookingType: BookingType;
  slug: string;
  productId: string | null;
  label: string;
  isOnLanding?: boolean;
}

/** The telehealth button: its label and where it leads (section 4). */
export function BookingLink({ label, ...of }: BookingLinkProps) {
  const entry = useEntry(of);
  return (
    <ButtonLink block {...entry}>
      {label}
    </ButtonLink>
  );
}
