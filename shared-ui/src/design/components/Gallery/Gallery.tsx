import useEmblaCarousel from 'embla-carousel-react';
import { type KeyboardEvent, useEffect, useState } from 'react';
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
            <ProductImage src={image.src} alt="" width={72} height={72} priority={index === 0} />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** A product's pictures: one large, the others one press, swipe or arrow key away. */
export function Gallery({ images, title }: GalleryProps) {
  const [viewport, embla] = useEmblaCarousel({
    breakpoints: { '(prefers-reduced-motion: reduce)': { duration: 0 } },
  });
  const [at, setAt] = useState(0);

  useEffect(() => {
    if (!embla) return;
    const look = () => setAt(embla.selectedScrollSnap());
    embla.on('select', look);
    return () => {
      embla.off('select', look);
    };
  }, [embla]);

  if (images.length === 0) return <ProductImage src={null} alt={title} width={640} height={640} />;
  const key = (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') embla?.scrollPrev();
    if (event.key === 'ArrowRight') embla?.scrollNext();
  };
  return (
    <section
      aria-roledescription="carousel"
      aria-label={`Pictures of ${title}`}
      className={styles.gallery}
      onKeyDown={key}
    >
      <div className={styles.stage}>
        <div className={styles.viewport} ref={viewport}>
          <ul className={styles.row}>
            {images.map((image, index) => (
              <li className={styles.slide} key={image.id} aria-hidden={index !== at || undefined}>
                <ProductImage
                  src={image.src}
                  alt={image.alt}
                  width={640}
                  height={640}
                  priority={index === 0}
                />
              </li>
            ))}
          </ul>
        </div>
        {images.length > 1 && (
          <>
            <IconButton
              className={styles.back}
              variant="outline"
              label="Previous picture"
              icon={ChevronLeftIcon}
              disabled={at === 0}
              onClick={() => embla?.scrollPrev()}
            />
            <IconButton
              className={styles.on}
              variant="outline"
              label="Next picture"
              icon={ChevronRightIcon}
              disabled={at === images.length - 1}
              onClick={() => embla?.scrollNext()}
            />
            <p className={styles.count} aria-live="polite">
              {at + 1} / {images.length}
            </p>
          </>
        )}
      </div>
      {images.length > 1 && <Thumbnails images={images} at={at} go={(index) => embla?.scrollTo(index)} />}
    </section>
  );
}
