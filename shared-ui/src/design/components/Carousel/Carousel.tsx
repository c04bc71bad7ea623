import useEmblaCarousel from 'embla-carousel-react';
import { Children, type ReactNode, useCallback, useEffect, useState } from 'react';
import { ChevronLeftIcon, ChevronRightIcon } from '../../icons';
import { IconButton } from '../IconButton/IconButton';
import styles from './Carousel.module.css';

export interface CarouselProps {
  label: string;
  children: ReactNode;
  /** How wide each thing is: a product card, a wide banner, a small tile. */
  itemWidth?: 'card' | 'banner' | 'tile';
}

/** A row of things that scrolls sideways by drag, wheel, arrow keys and buttons. Nothing moves by itself. */
export function Carousel({ label, children, itemWidth = 'card' }: CarouselProps) {
  const [viewport, embla] = useEmblaCarousel({
    align: 'start',
    containScroll: 'trimSnaps',
    slidesToScroll: 'auto',
    // Reduced motion: arrive at once.
    breakpoints: { '(prefers-reduced-motion: reduce)': { duration: 0 } },
  });
  const [can, setCan] = useState({ back: false, on: false });
  const look = useCallback(() => {
    if (embla) setCan({ back: embla.canScrollPrev(), on: embla.canScrollNext() });
  }, [embla]);

  useEffect(() => {
    if (!embla) return;
    look();
    embla.on('select', look).on('reInit', look);
    return () => {
      embla.off('select', look).off('reInit', look);
    };
  }, [embla, look]);

  return (
    <section aria-roledescription="carousel" aria-label={label} className={styles.carousel}>
      <div className={styles.viewport} ref={viewport}>
        <ul className={styles.row} data-width={itemWidth}>
          {Children.map(children, (child) => (
            <li className={styles.item}>{child}</li>
          ))}
        </ul>
      </div>
      {(can.back || can.on) && (
        <div className={styles.buttons}>
          <IconButton
            variant="outline"
            label={`${label}: previous`}
            icon={ChevronLeftIcon}
            disabled={!can.back}
            onClick={() => embla?.scrollPrev()}
          />
          <IconButton
            variant="outline"
            label={`${label}: next`}
            icon={ChevronRightIcon}
            disabled={!can.on}
            onClick={() => embla?.scrollNext()}
          />
        </div>
      )}
    </section>
  );
}
