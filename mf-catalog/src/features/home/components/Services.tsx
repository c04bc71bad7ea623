import { Container, Heading } from '@saltbush/shared-ui/design/core';
import type { HomeSectionOf } from '../api/home';
import styles from './Services.module.css';

/** Tiles linking to the store's services. */
export function Services({ section }: { section: HomeSectionOf<'ServicesSection'> }) {
  return (
    <section className={styles.section} aria-labelledby={section.id}>
      <Container>
        <Heading level={2} size="lg" id={section.id} className={styles.title}>
          {section.title}
        </Heading>
        <ul className={styles.tiles}>
          {section.tiles.map(({ id, title, text, icon, targetLink }) => (
            <li key={id} className={styles.cell}>
              <a className={styles.tile} href={targetLink}>
                <span className={styles.icon}>
                  <img src={icon} alt="" width={32} height={32} loading="lazy" />
                </span>
                <span>
                  <span className={styles.name}>{title}</span>
                  <span className={styles.text}>{text}</span>
                </span>
              </a>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
