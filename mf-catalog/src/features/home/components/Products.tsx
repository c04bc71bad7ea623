import { Section, TextLink } from '@saltbush/shared-ui/design/core';
import { ArrowRightIcon } from '@saltbush/shared-ui/design/icons';
import { CardRow } from '../../../shared/cards/CardRow';
import type { HomeSectionOf } from '../api/home';
import styles from './Products.module.css';

/** A row of products with a link to more. Renders nothing if there are no products. */
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
