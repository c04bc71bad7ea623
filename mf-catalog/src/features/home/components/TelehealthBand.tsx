import {
  ButtonLink,
  Container,
  Grid,
  Heading,
  PointList,
  Stack,
  Text,
} from '@saltbush/shared-ui/design/core';
import { CheckIcon } from '@saltbush/shared-ui/design/icons';
import type { HomeSectionOf } from '../api/home';
import styles from './TelehealthBand.module.css';

/** A band that introduces telehealth consultations. */
export function TelehealthBand({ section }: { section: HomeSectionOf<'TelehealthSection'> }) {
  const { id, title, text, linkText, targetLink, image, points } = section;
  return (
    <section className={styles.band} aria-labelledby={id}>
      <Container>
        <Grid columns="halves" gap={8} className={styles.frame}>
          <Stack gap={5} align="start">
            <Heading level={2} id={id} size="title" display>
              {title}
            </Heading>
            <Text size="lg">{text}</Text>
            <PointList points={points} icon={CheckIcon} gap={2} />
            <ButtonLink href={targetLink}>{linkText}</ButtonLink>
          </Stack>
          <img className={styles.picture} src={image} alt="" width={640} height={480} loading="lazy" />
        </Grid>
      </Container>
    </section>
  );
}
