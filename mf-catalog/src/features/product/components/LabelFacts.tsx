import { Heading, TextLink } from '@saltbush/shared-ui/design/core';
import type { Product } from '../api/product';
import styles from './LabelFacts.module.css';

/** Pack, servings, allergens, schedule and register number of a product, and where the leaflet of a medicine is. */
export function LabelFacts({ facts }: Pick<Product, 'facts'>) {
  if (facts.length === 0) return null;
  return (
    <section aria-labelledby="facts" className={styles.facts}>
      <Heading level={2} size="lg" id="facts">
        Facts
      </Heading>
      <dl className={styles.list}>
        {facts.map(({ name, value, note, url }) => (
          <div key={name} className={styles.fact}>
            <dt>{name}</dt>
            <dd>
              {url ? <TextLink href={url}>{value}</TextLink> : value}
              {note && <span className={styles.note}>{note}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
