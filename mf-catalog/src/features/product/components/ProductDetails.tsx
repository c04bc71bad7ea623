import { links } from '@saltbush/contract/links';
import { brand } from '@saltbush/shared-ui/brand';
import { Accordion, Banner, Heading, Text, TextLink } from '@saltbush/shared-ui/design/core';
import { LeafIcon } from '@saltbush/shared-ui/design/icons';
import type { Product } from '../api/product';
import { warningsBelow } from '../model/warnings';
import { DoseTable } from './DoseTable';
import { LabelFacts } from './LabelFacts';
import styles from './ProductDetails.module.css';

/** Renders plain text whose paragraphs are separated by blank lines. */
function Paragraphs({ text }: { text: string }) {
  return text.split(/\n{2,}/).map((paragraph) => <Text key={paragraph}>{paragraph}</Text>);
}

function KeyIngredients({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <section aria-labelledby="key-ingredients" className={styles.part}>
      <Heading level={2} size="lg" id="key-ingredients">
        Key ingredients
      </Heading>
      <ul className={styles.ingredients}>
        {names.map((name) => (
          <li key={name} className={styles.ingredient}>
            <LeafIcon size={20} strokeWidth={1.75} />
            {name}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Directions, ingredients and storage in an accordion. */
function LabelTexts({ product }: { product: Product }) {
  const { txt_directions, txt_ingredients, txt_storage, dose } = product;
  const items = [
    { id: 'directions', title: 'Directions', text: txt_directions },
    { id: 'ingredients', title: 'Ingredients', text: txt_ingredients },
    { id: 'storage', title: 'Storage', text: txt_storage },
  ].flatMap(({ id, title, text }) =>
    text
      ? [
          {
            id,
            title,
            content: id === 'ingredients' && dose ? <DoseTable dose={dose} /> : <Paragraphs text={text} />,
            open: id === 'directions',
          },
        ]
      : [],
  );
  return items.length > 0 ? <Accordion items={items} headingLevel={2} /> : null;
}

/** Warnings from the label and for the bottom position. They are never collapsed. */
function AllWarnings({ product }: { product: Product }) {
  const texts = warningsBelow(product);
  if (texts.length === 0) return null;
  return (
    <Banner tone="warning" title="Warnings">
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Banner>
  );
}

/** A product's description, ingredients, directions and warnings. */
export function ProductDetails({ product }: { product: Product }) {
  return (
    <div className={styles.details}>
      {product.description && (
        <section aria-labelledby="about" className={styles.part}>
          <Heading level={2} size="lg" id="about">
            About this {product.booking_type ? 'service' : 'product'}
          </Heading>
          <Paragraphs text={product.description} />
        </section>
      )}
      <LabelFacts facts={product.facts} />
      <KeyIngredients names={product.key_ingredients} />
      <LabelTexts product={product} />
      <AllWarnings product={product} />
      <div className={styles.small}>
        <p>Product code {product.code}</p>
        {product.edr_base_points > 0 && (
          <p>
            *Points are collected by linked cards when an order is sent.{' '}
            <TextLink href={links.pages.rewards()}>About {brand.rewards}</TextLink>
          </p>
        )}
      </div>
    </div>
  );
}
