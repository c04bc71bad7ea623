import { ButtonLink, Container, Heading, Text } from '@saltbush/shared-ui/design/core';
import { ArrowRightIcon } from '@saltbush/shared-ui/design/icons';
import type { HomeSectionOf } from '../api/home';
import styles from './Hero.module.css';

interface HeroProps {
  section: HomeSectionOf<'HeroSection'>;
  /** The first section carries the page's heading, and its picture is what the visitor waits for. */
  isFirst: boolean;
}

/** One idea with a picture. */
export function Hero({ section, isFirst }: HeroProps) {
  const { id, eyebrow, title, text, linkText, targetLink, image } = section;
  const titleId = `${id}-title`;
  return (
    <section className={styles.hero} aria-labelledby={titleId}>
      <Container className={styles.frame}>
        <img
          className={styles.picture}
          src={image}
          alt=""
          width={1600}
          height={900}
          loading={isFirst ? 'eager' : 'lazy'}
          fetchPriority={isFirst ? 'high' : undefined}
          decoding="async"
        />
        <div className={styles.words}>
          <p className={styles.eyebrow}>{eyebrow}</p>
          <Heading level={isFirst ? 1 : 2} size="hero" display id={titleId}>
            {title}
          </Heading>
          <Text size="lg" className={styles.text}>
            {text}
          </Text>
          <ButtonLink href={targetLink} iconEnd={ArrowRightIcon}>
            {linkText}
          </ButtonLink>
        </div>
      </Container>
    </section>
  );
}
