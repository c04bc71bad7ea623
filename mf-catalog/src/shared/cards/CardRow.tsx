import { Heading, IconButton, Text, useRowScroll } from '@saltbush/shared-ui/design/core';
import { ChevronLeftIcon, ChevronRightIcon } from '@saltbush/shared-ui/design/icons';
import { type ReactNode, type Ref, useId } from 'react';
import type { CardFieldsFragment } from '../../generated/gql/graphql';
import styles from './CardRow.module.css';
import { CatalogCard, type CatalogCardProps } from './CatalogCard';

export interface CardRowProps {
  title: string;
  text?: string;
  cards: readonly CardFieldsFragment[];
  /** A link to more products. */
  more?: ReactNode;
  corner?: CatalogCardProps['corner'];
  /** The row's heading, which can then have the focus. */
  headRef?: Ref<HTMLDivElement>;
}

/** A row of product cards that scrolls horizontally with CSS scroll snapping. Arrows move it by its visible width. */
export function CardRow({ title, text, cards, more, corner, headRef }: CardRowProps) {
  const id = useId();
  const { ref, ends, move } = useRowScroll();
  if (cards.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <div ref={headRef} tabIndex={headRef ? -1 : undefined}>
          <Heading level={2} id={id}>
            {title}
          </Heading>
          {text && (
            <Text tone="muted" className={styles.text}>
              {text}
            </Text>
          )}
        </div>
        <div className={styles.actions}>
          {more}
          {(ends.canGoBack || ends.canGoOn) && (
            <span className={styles.arrows}>
              <IconButton
                variant="outline"
                icon={ChevronLeftIcon}
                label={`Back in ${title}`}
                disabled={!ends.canGoBack}
                onClick={() => move(-1)}
              />
              <IconButton
                variant="outline"
                icon={ChevronRightIcon}
                label={`Forward in ${title}`}
                disabled={!ends.canGoOn}
                onClick={() => move(1)}
              />
            </span>
          )}
        </div>
      </div>
      <ul ref={ref} className={styles.row}>
        {cards.map((card) => (
          <li key={card.id} className={styles.cell}>
            <CatalogCard card={card} corner={corner} />
          </li>
        ))}
      </ul>
    </section>
  );
}
