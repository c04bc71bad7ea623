import { FIRST_CONSULT } from '@saltbush/contract';
import { links } from '@saltbush/contract/links';
import {
  Badge,
  Grid,
  Heading,
  Panel,
  PointList,
  Stack,
  Text,
  TextLink,
} from '@saltbush/shared-ui/design/core';
import { CheckIcon, XIcon } from '@saltbush/shared-ui/design/icons';
import type { ReactNode } from 'react';
import type { Service } from '../../../shared/services/api/service';
import { EmergencyNote } from './EmergencyNote';
import styles from './ServiceDetail.module.css';
import { ServiceFee } from './ServiceFee';

function Points({ title, items, isFor }: { title: string; items: readonly string[]; isFor: boolean }) {
  return (
    <Panel>
      <Stack gap={4}>
        <Heading level={2} size="md">
          {title}
        </Heading>
        <PointList
          points={items}
          icon={isFor ? CheckIcon : XIcon}
          tone={isFor ? 'brand' : 'coral'}
          strokeWidth={2.5}
        />
      </Stack>
    </Panel>
  );
}

function Steps({ steps }: { steps: Service['steps'] }) {
  return (
    <Stack gap={5}>
      <Heading level={2} size="lg">
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

/** One service: what it is, who it is for, what happens and what it costs. `action` is its booking button. */
export function ServiceDetail({ service, action }: { service: Service; action: ReactNode }) {
  return (
    <Stack gap={8}>
      <Stack gap={3}>
        <div>
          <Badge tone="plum">Telehealth</Badge>
        </div>
        <Heading level={1}>{service.title}</Heading>
        <Text size="lg" tone="muted">
          {service.summary}
        </Text>
      </Stack>
      <Grid columns="summary" gap={10} className={styles.columns}>
        <Stack gap={4} className={styles.side}>
          <ServiceFee service={service} action={action} />
          <EmergencyNote />
        </Stack>
        <Stack gap={8} className={styles.main}>
          <Text size="lg">{service.description}</Text>
          <Steps steps={service.steps} />
          <Grid columns="halves" gap={4} className={styles.pair}>
            <Points title="Right for you when" items={service.who_for} isFor />
            <Points title="Not right when" items={service.not_for} isFor={false} />
          </Grid>
          {service.booking_type !== FIRST_CONSULT && (
            <Text>
              Not sure? <TextLink href={links.telehealth.shortConsult()}>Begin with a short consult</TextLink>
              : the doctor tells you what fits.
            </Text>
          )}
        </Stack>
      </Grid>
    </Stack>
  );
}
