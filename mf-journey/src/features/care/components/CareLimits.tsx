import { brand } from '@saltbush/shared-ui/brand';
import { Banner, TextLink } from '@saltbush/shared-ui/design/core';

/** What messages are not for. */
export function CareLimits() {
  const { phone } = brand.contact;
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
      Practitioners read these messages at their desk, not day and night. For advice on a medicine today, ask
      our pharmacists on <TextLink href={phone.href}>{phone.display}</TextLink>.
    </Banner>
  );
}
