import { useEffect, useRef, useState } from 'react';
import { cx } from '../../internal/cx';
import styles from './ProductImage.module.css';

export interface ProductImageProps {
  src: string | null;
  /** Empty if the name is next to the picture. */
  alt: string;
  /** Width and height in px at which the picture is usually shown; product pictures are square. */
  size?: number;
  srcSet?: string;
  sizes?: string;
  /** The largest picture of the first view: loaded eagerly with high priority. */
  priority?: boolean;
  ground?: 'mist' | 'paper' | 'none';
  className?: string;
}

function Missing({ alt }: { alt: string }) {
  const drawing = (
    <svg aria-hidden="true" viewBox="0 0 96 96" fill="none" stroke="currentColor" strokeWidth="2.5">
      <path d="M36 30h24v-9a3 3 0 0 0-3-3H39a3 3 0 0 0-3 3z" />
      <path d="M33 30h30l4 9v36a5 5 0 0 1-5 5H34a5 5 0 0 1-5-5V39z" strokeLinejoin="round" />
      <path d="M29 47h38v20H29zM48 51v12M42 57h12" strokeLinecap="round" />
    </svg>
  );
  if (!alt) return <span className={styles.missing}>{drawing}</span>;
  return (
    <span className={styles.missing} role="img" aria-label={alt}>
      {drawing}
    </span>
  );
}

/** A product's picture. Reserves its space (360 × 360 by section 9) and falls back to a drawing. */
export function ProductImage(props: ProductImageProps) {
  const { src, alt, size = 360, srcSet, sizes, priority, ground = 'mist', className } = props;
  const [failed, setFailed] = useState<string | null>(null);
  const image = useRef<HTMLImageElement>(null);

  useEffect(() => {
    // A picture that failed before hydration fires no further error event.
    const element = image.current;
    if (src && element?.complete && element.naturalWidth === 0 && !src.endsWith('.svg')) setFailed(src);
  }, [src]);

  return (
    <span className={cx(styles.frame, styles[ground], className)}>
      {src && failed !== src ? (
        <img
          ref={image}
          className={styles.image}
          src={src}
          srcSet={srcSet}
          sizes={sizes}
          alt={alt}
          width={size}
          height={size}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : undefined}
          decoding="async"
          onError={() => setFailed(src)}
        />
      ) : (
        <Missing alt={alt} />
      )}
    </span>
  );
}
