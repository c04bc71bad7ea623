import { Heading, Section } from '@saltbush/shared-ui/design/core';
import type { HomeSectionOf } from '../api/home';
import styles from './Categories.module.css';

/** A section of category tiles with pictures. */
export function Categories({ section }: { section: HomeSectionOf<'CategoriesSection'> }) {
  return (
    <Section ground="mist" labelledBy={section.id}>
      <Heading level={2} id={section.id} className={styles.title}>
        {section.title}
      </Heading>
      <ul className={styles.tiles}>
        {section.categories.map(({ id, title, url, image_url }) => (
          <li key={id} className={styles.cell}>
            <a className={styles.tile} href={url}>
              <img
                className={styles.picture}
                src={image_url}
                alt=""
                width={240}
                height={240}
                loading="lazy"
                decoding="async"
              />
              <span className={styles.name}>{title}</span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
