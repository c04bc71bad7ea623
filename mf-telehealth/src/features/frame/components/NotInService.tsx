import { links } from '@saltbush/contract/links';
import { brand } from '@saltbush/shared-ui/brand';
import { ButtonLink, EmptyState, Stack, Text, TextLink } from '@saltbush/shared-ui/design/core';
import { bookingPath } from '../../../shared/booking/links';

/** Said when a service is not given where the patient is, or to their age (section 4.l). */
export function NotInService({ title, slug }: { title: string; slug: string }) {
  return (
    <EmptyState
      title="This service is not available for you yet"
      headingLevel={1}
      picture="calendar"
      action={
        <ButtonLink href={links.telehealth.service('short-consult')}>
          See the short consult instead
        </ButtonLink>
      }
    >
      <Stack gap={3}>
        <Text>
          {title} is offered to adults in all states and territories except the Northern Territory. Our
          pharmacists can help you in the meantime on{' '}
          <TextLink href={brand.contact.phone.href}>{brand.contact.phone.display}</TextLink>.
        </Text>
        <Text>
          Is the patient somewhere else?{' '}
          <TextLink href={bookingPath(slug, 'patient')}>Go on with the booking</TextLink>
        </Text>
      </Stack>
    </EmptyState>
  );
}
