import { links } from '@saltbush/contract/links';
import {
  Badge,
  ButtonLink,
  Container,
  Grid,
  Heading,
  PointList,
  Stack,
  Text,
} from '@saltbush/shared-ui/design/core';
import {
  CalendarDaysIcon,
  CheckIcon,
  DoctorIcon,
  PhoneIcon,
  VideoIcon,
} from '@saltbush/shared-ui/design/icons';
import styles from './Hero.module.css';

const POINTS = [
  'Australian-registered doctors',
  'By phone or video, 7 am to 9 pm, every day',
  'You see the fee before you book',
];

/** Illustration of a consultation: a doctor, a time window, a call. Decorative. */
function Picture() {
  return (
    <div className={styles.picture} aria-hidden="true">
      <span className={styles.disc}>
        <DoctorIcon size={112} />
      </span>
      <span className={styles.note}>
        <CalendarDaysIcon size={20} /> 1PM - 3PM
      </span>
      <span className={styles.call}>
        <PhoneIcon size={20} />
        <VideoIcon size={20} />
      </span>
    </div>
  );
}

/** Introduces telehealth and links to the consults. */
export function Hero() {
  return (
    <section className={styles.band} aria-labelledby="telehealth-title">
      <Container>
        <Grid columns="halves" gap={8} className={styles.frame}>
          <Stack gap={5} align="start">
            <Badge tone="plum" className={styles.wide}>
              Telehealth
            </Badge>
            <Heading level={1} size="hero" id="telehealth-title">
              See an Australian doctor from home
            </Heading>
            <Text size="lg" className={styles.wide}>
              Consultations, scripts and certificates, without the waiting room.
            </Text>
            <PointList points={POINTS} icon={CheckIcon} gap={2} strokeWidth={2.5} />
            <ButtonLink href={links.telehealth.appointment()}>See a doctor now</ButtonLink>
          </Stack>
          <Picture />
        </Grid>
      </Container>
    </section>
  );
}
