import { Children, type ReactNode } from 'react';
import { ChevronLeftIcon, ChevronRightIcon } from '../../icons';
import { useRowScroll } from '../../internal/useRowScroll';
import { IconButton } from '../IconButton/IconButton';
import styles from './Carousel.module.css';

export interface CarouselProps {
  label: string;
  children: ReactNode;
  /** Width of each item: a product card, a wide banner or a small tile. */
  itemWidth?: 'card' | 'banner' | 'tile';
}

/** A row of items that scrolls horizontally by touch, wheel and buttons, with snapping. It never moves on its own. */
export function Carousel({ label, children, itemWidth = 'card' }: CarouselProps) {
  const { ref, ends, move } = useRowScroll();
  return (
    <section aria-roledescription="carousel" aria-label={label} className={styles.carousel}>
      <ul className={styles.row} ref={ref} data-width={itemWidth}>
        {Children.map(children, (child) => (
          <li className={styles.item}>{child}</li>
        ))}
      </ul>
      {(ends.canGoBack || ends.canGoOn) && (
        <div className={styles.buttons}>
          <IconButton
            variant="outline"
            label={`${label}: previous`}
            icon={ChevronLeftIcon}
            disabled={!ends.canGoBack}
            onClick={() => move(-1)}
          />
          <IconButton
            variant="outline"
            label={`${label}: next`}
            icon={ChevronRightIcon}
            disabled={!ends.canGoOn}
            onClick={() => move(1)}
          />
        </div>
      )}
    </section>
  );
}
