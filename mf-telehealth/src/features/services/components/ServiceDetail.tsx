import { brand } from '@saltbush/shared-ui/brand';
import {
  Badge,
  ButtonLink,
  Divider,
  formatCents,
  Grid,
  Heading,
  Panel,
  Stack,
  Text,
  TextLink,
} from '@saltbush/shared-ui/design/core';
import { links } from '@saltbush/shared-ui/links';
import type { Service } from '../api/service';
import { EmergencyNote } from './EmergencyNote';
import styles from './ServiceDetail.module.css';

function PlainList({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <Stack gap={3}>
      <Heading level={2} size="md">
        {title}
      </Heading>
      <ul className={styles.points}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </Stack>
  );
}

function Steps({ steps }: { steps: Service['steps'] }) {
  return (
    <Stack gap={4}>
      <Heading level={2} size="md">
        How it works
      </Heading>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step.title} className={styles.step}>
            <Text strong>{step.title}</Text>
            <Text tone="muted">{step.text}</Text>
          </li>
        ))}
      </ol>
    </Stack>
  );
}

function Booking({ service }: { service: Service }) {
  const isShortConsult = service.booking_type === 'ShortConsult';
  return (
    <Panel ground="plum-soft" padding="lg">
      <Stack gap={4}>
        <Text size="sm" tone="muted">
          {service.duration_minutes} minute consultation by phone or video
        </Text>
        <Heading level={2} size="lg">
          {formatCents(service.price)}
        </Heading>
        <Text>
          You always speak with an Australian-registered practitioner before anything is prescribed or
          certified.
        </Text>
        <ButtonLink block href={brand.contact.phone.href}>
          Call {brand.contact.phone.display} to book
        </ButtonLink>
        <Text size="sm" tone="muted">
          {brand.contact.hours}
        </Text>
        <Divider />
        <Text size="sm">
          Other ways to get care: your regular GP, a pharmacist on {brand.contact.phone.display}
          {!isShortConsult && (
            <>
              , or a <TextLink href={links.telehealth.shortConsult()}>short consult</TextLink>
            </>
          )}
          .
        </Text>
      </Stack>
    </Panel>
  );
}

/** One service: what it is, for whom, what happens, what it costs, and what else there is. */
export function ServiceDetail({ service }: { service: Service }) {
  return (
    <Stack gap={8}>
      <Stack gap={3}>
        <Badge tone="plum">Telehealth</Badge>
        <Heading level={1}>{service.title}</Heading>
        <Text size="lg" tone="muted">
          {service.summary}
        </Text>
      </Stack>
      <Grid columns="summary" gap={10}>
        <Stack gap={8}>
          <EmergencyNote />
          <Text>{service.description}</Text>
          <Steps steps={service.steps} />
          <Grid columns="halves" gap={6}>
            <PlainList title="Right for you when" items={service.who_for} />
            <PlainList title="Not right when" items={service.not_for} />
          </Grid>
        </Stack>
        <Booking service={service} />
      </Grid>
    </Stack>
  );
}
