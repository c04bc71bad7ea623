import { Heading, Section } from '@saltbush/shared-ui/design/core';
import type { HomeSectionOf } from '../api/home';
import styles from './TrustReasons.module.css';

/** Reasons to trust the store. */
export function TrustReasons({ section }: { section: HomeSectionOf<'TrustSection'> }) {
  return (
    <Section ground="sand" labelledBy={section.id}>
      <Heading level={2} id={section.id} className={styles.title}>
        {section.title}
      </Heading>
      <ul className={styles.reasons}>
        {section.reasons.map(({ id, title, text, icon }) => (
          <li key={id} className={styles.reason}>
            <img src={icon} alt="" width={40} height={40} loading="lazy" />
            <div>
              <Heading level={3} size="md">
                {title}
              </Heading>
              <p className={styles.text}>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
