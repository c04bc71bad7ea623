import { ChevronDownIcon } from '@saltbush/shared-ui/design/icons';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './ScrollBox.module.css';

/** Tracks whether the box can be scrolled further down. */
function useMoreBelow() {
  const box = useRef<HTMLDivElement>(null);
  const [hasMore, setHasMore] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => setHasMore(element.scrollTop + element.clientHeight < element.scrollHeight - 1);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, []);
  const scrollDown = () => box.current?.scrollBy({ top: box.current.clientHeight * 0.8, behavior: 'smooth' });
  return { box, hasMore, scrollDown };
}

interface ScrollBoxProps {
  /** Of the box that scrolls. */
  className?: string;
  children: ReactNode;
}

/** A box as high as its place that scrolls, and says so while something lies below its edge (rule 2.2-15). */
export function ScrollBox({ className, children }: ScrollBoxProps) {
  const { box, hasMore, scrollDown } = useMoreBelow();
  return (
    <div className={styles.frame}>
      <div ref={box} className={`${styles.box} ${className ?? ''}`}>
        {children}
      </div>
      {hasMore && (
        <button type="button" className={styles.more} onClick={scrollDown}>
          Scroll for more
          <ChevronDownIcon size={18} strokeWidth={2} />
        </button>
      )}
    </div>
  );
}
