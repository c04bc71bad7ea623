import { type KeyboardEvent, useRef, useState } from 'react';
import { ChevronLeftIcon, ChevronRightIcon } from '../../icons';
import { IconButton } from '../IconButton/IconButton';
import { ProductImage } from '../ProductImage/ProductImage';
import styles from './Gallery.module.css';

export interface GalleryProps {
  images: readonly { readonly id: string; readonly src: string; readonly alt: string }[];
  /** The product's name. */
  title: string;
}

function Thumbnails({
  images,
  at,
  go,
}: Pick<GalleryProps, 'images'> & { at: number; go: (index: number) => void }) {
  return (
    <ul className={styles.thumbnails} aria-label="Pictures">
      {images.map((image, index) => (
        <li key={image.id}>
          <button
            type="button"
            className={styles.thumbnail}
            aria-label={`Show picture ${index + 1} of ${images.length}`}
            aria-current={index === at || undefined}
            onClick={() => go(index)}
          >
            <ProductImage src={image.src} alt="" size={72} priority={index === 0} />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Tracks which picture is in view from native scrolling, and scrolls to another one. */
function useSlides(count: number) {
  const ref = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(0);
  const follow = () => {
    const row = ref.current;
    if (row) setAt(Math.round(Math.abs(row.scrollLeft) / Math.max(1, row.clientWidth)));
  };
  const go = (index: number) => {
    const row = ref.current;
    if (row && index >= 0 && index < count) row.scrollTo({ left: index * row.clientWidth });
  };
  return { ref, at, go, follow };
}

function Slides({
  images,
  slides: { ref, at, follow },
}: Pick<GalleryProps, 'images'> & { slides: ReturnType<typeof useSlides> }) {
  return (
    <ul
      className={styles.row}
      ref={ref}
      onScroll={follow}
      // Scrollable content must be reachable by keyboard.
      tabIndex={images.length > 1 ? 0 : undefined}
      aria-label={images.length > 1 ? 'Pictures, scroll sideways' : undefined}
    >
      {images.map((image, index) => (
        <li className={styles.slide} key={image.id} aria-hidden={index !== at || undefined}>
          <ProductImage src={image.src} alt={image.alt} size={640} priority={index === 0} />
        </li>
      ))}
    </ul>
  );
}

function Controls({ at, count, go }: { at: number; count: number; go: (index: number) => void }) {
  return (
    <>
      <IconButton
        className={styles.back}
        variant="outline"
        label="Previous picture"
        icon={ChevronLeftIcon}
        disabled={at === 0}
        onClick={() => go(at - 1)}
      />
      <IconButton
        className={styles.on}
        variant="outline"
        label="Next picture"
        icon={ChevronRightIcon}
        disabled={at === count - 1}
        onClick={() => go(at + 1)}
      />
      <p className={styles.count} aria-live="polite">
        {at + 1} / {count}
      </p>
    </>
  );
}

/** A product's pictures: one large, the others reachable by click, swipe or arrow keys. */
export function Gallery({ images, title }: GalleryProps) {
  const slides = useSlides(images.length);
  const { at, go } = slides;
  if (images.length === 0) return <ProductImage src={null} alt={title} size={640} />;
  const hasMore = images.length > 1;
  const key = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step) return;
    event.preventDefault();
    go(at + step);
  };
  return (
    <section
      aria-roledescription="carousel"
      aria-label={`Pictures of ${title}`}
      className={styles.gallery}
      onKeyDown={key}
    >
      <div className={styles.stage}>
        <Slides images={images} slides={slides} />
        {hasMore && <Controls at={at} count={images.length} go={go} />}
      </div>
      {hasMore && <Thumbnails images={images} at={at} go={go} />}
    </section>
  );
}
