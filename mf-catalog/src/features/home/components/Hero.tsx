import { ButtonLink, Container, Heading, Text } from '@saltbush/shared-ui/design/core';
import { ArrowRightIcon } from '@saltbush/shared-ui/design/icons';
import type { HomeSectionOf } from '../api/home';
import styles from './Hero.module.css';

interface HeroProps {
  section: HomeSectionOf<'HeroSection'>;
  /** The first section holds the page's `h1`, and its picture is loaded eagerly. */
  isFirst: boolean;
}

/** A full-width section with a picture, a heading and a link. */
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
        <div className={styles.content}>
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
