import { brand } from '@saltbush/shared-ui/brand';
import { Banner } from '@saltbush/shared-ui/design/core';

/** Stands on every telehealth page before anything can be booked (decisions, Health). */
export function EmergencyNote() {
  return (
    <Banner tone="warning" title="Not for emergencies">
      {brand.emergency}
    </Banner>
  );
}
