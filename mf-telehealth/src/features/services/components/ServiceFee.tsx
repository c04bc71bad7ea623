import { brand } from '@saltbush/shared-ui/brand';
import { formatCents, Heading, Panel, Stack, Text, TextLink } from '@saltbush/shared-ui/design/core';
import { ClockIcon, LockIcon, PhoneIcon } from '@saltbush/shared-ui/design/icons';
import type { ReactNode } from 'react';
import type { Service } from '../../../shared/services/api/service';
import styles from './ServiceFee.module.css';

/** Fee and duration of the consultation, with its booking button. */
export function ServiceFee({ service, action }: { service: Service; action: ReactNode }) {
  const facts = [
    { Icon: ClockIcon, text: `${service.duration_minutes} minutes with a practitioner` },
    { Icon: PhoneIcon, text: 'By phone or video, 7 am to 9 pm, every day' },
    { Icon: LockIcon, text: 'Nothing is charged until you confirm' },
  ];
  return (
    <Panel ground="plum-soft" padding="lg" className={styles.panel}>
      <Stack gap={5}>
        <div>
          <Text size="sm">Consultation fee from</Text>
          <Heading level={2} size="xl" className={styles.fee}>
            {formatCents(service.price)}
          </Heading>
          {service.after_hours_price && (
            <Text size="sm">
              {formatCents(service.after_hours_price)} for appointments from 6 pm to 8 am, on weekends and
              public holidays
            </Text>
          )}
        </div>
        <ul className={styles.facts}>
          {facts.map(({ Icon, text }) => (
            <li key={text}>
              <Icon size={20} />
              {text}
            </li>
          ))}
        </ul>
        {action}
        <Text size="sm">
          Rather talk first? Call{' '}
          <TextLink href={brand.contact.phone.href}>{brand.contact.phone.display}</TextLink>,{' '}
          {brand.contact.hours}.
        </Text>
      </Stack>
    </Panel>
  );
}
