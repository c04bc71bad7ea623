import { ButtonLink, Container, Heading, Text } from '@saltbush/shared-ui/design/core';
import { CheckIcon } from '@saltbush/shared-ui/design/icons';
import type { HomeSectionOf } from '../api/home';
import styles from './TelehealthBand.module.css';

/** A calm word about seeing a doctor. */
export function TelehealthBand({ section }: { section: HomeSectionOf<'TelehealthSection'> }) {
  const { id, title, text, linkText, targetLink, image, points } = section;
  return (
    <section className={styles.band} aria-labelledby={id}>
      <Container className={styles.frame}>
        <div className={styles.words}>
          <Heading level={2} id={id} size="title" display>
            {title}
          </Heading>
          <Text size="lg">{text}</Text>
          <ul className={styles.points}>
            {points.map((point) => (
              <li key={point} className={styles.point}>
                <CheckIcon size={20} strokeWidth={2} /> {point}
              </li>
            ))}
          </ul>
          <ButtonLink href={targetLink}>{linkText}</ButtonLink>
        </div>
        <img className={styles.picture} src={image} alt="" width={640} height={480} loading="lazy" />
      </Container>
    </section>
  );
}
