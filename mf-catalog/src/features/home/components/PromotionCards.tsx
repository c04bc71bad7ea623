import { Heading, Section, Text } from '@saltbush/shared-ui/design/core';
import { ArrowRightIcon } from '@saltbush/shared-ui/design/icons';
import type { HomeSectionOf } from '../api/home';
import styles from './PromotionCards.module.css';

/** Promotions with a picture each. The whole card is a link. */
export function PromotionCards({ section }: { section: HomeSectionOf<'PromotionsSection'> }) {
  return (
    <Section labelledBy={section.id}>
      <Heading level={2} id={section.id} className={styles.title}>
        {section.title}
      </Heading>
      <ul className={styles.cards}>
        {section.cards.map(({ id, title, text, image, targetLink, linkText }) => (
          <li key={id} className={styles.card}>
            <img className={styles.picture} src={image} alt="" width={640} height={400} loading="lazy" />
            <div className={styles.content}>
              <Heading level={3} display>
                {title}
              </Heading>
              <Text tone="muted">{text}</Text>
              <a className={styles.link} href={targetLink} aria-label={`${linkText}: ${title}`}>
                {linkText} <ArrowRightIcon size={18} strokeWidth={2} />
              </a>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
