import { Section, TextLink } from '@saltbush/shared-ui/design/core';
import { ArrowRightIcon } from '@saltbush/shared-ui/design/icons';
import { CardRow } from '../../../shared/cards/CardRow';
import type { HomeSectionOf } from '../api/home';
import styles from './Products.module.css';

/** A row of products and the way to more of them; without products it is left out. */
export function Products({ section }: { section: HomeSectionOf<'ProductsSection'> }) {
  const { title, text, products, targetLink, linkText } = section;
  if (products.length === 0) return null;
  return (
    <Section>
      <CardRow
        title={title}
        text={text}
        cards={products}
        more={
          <TextLink href={targetLink} variant="strong" className={styles.more}>
            {linkText} <ArrowRightIcon size={18} strokeWidth={2} />
          </TextLink>
        }
      />
    </Section>
  );
}
