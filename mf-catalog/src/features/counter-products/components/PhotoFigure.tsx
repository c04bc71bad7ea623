import { ProductImage } from '@saltbush/shared-ui/design/core';
import type { ReactNode } from 'react';
import styles from './Photo.module.css';

interface PhotoFigureProps {
  src: string | null;
  alt: string;
  children: ReactNode;
}

/** A picture on the ground and in the shape in which shoppers see it. */
export function PhotoFigure({ src, alt, children }: PhotoFigureProps) {
  return (
    <figure className={styles.figure}>
      <ProductImage src={src} alt={alt} size={240} />
      <figcaption className={styles.caption}>{children}</figcaption>
    </figure>
  );
}
