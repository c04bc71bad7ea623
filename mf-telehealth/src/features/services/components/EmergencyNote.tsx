import { brand } from '@saltbush/shared-ui/brand';
import { Banner, TextLink } from '@saltbush/shared-ui/design/core';

/** Shown on every telehealth page before anything can be booked (rule health-07). */
export function EmergencyNote() {
  return (
    <Banner
      tone="warning"
      title="Not for emergencies: call 000"
      action={
        <TextLink href="tel:000" variant="strong">
          Call 000
        </TextLink>
      }
    >
      {brand.emergency}
    </Banner>
  );
}
