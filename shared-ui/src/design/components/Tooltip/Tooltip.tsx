import { type ReactNode, useEffect, useRef, useState } from 'react';
import { cx } from '../../internal/cx';
import styles from './Tooltip.module.css';

interface TooltipProps {
  label: string;
  children: ReactNode;
  side?: 'top' | 'bottom';
}

/** Delay on hover, so that passing over shows nothing. */
const DELAY_MS = 300;

/**
 * Shows the name of an icon button on hover or focus. It duplicates the label, so it is hidden from screen readers.
 * Escape hides it; it stays while hovered (WCAG 1.4.13).
 */
export function Tooltip({ label, children, side = 'bottom' }: TooltipProps) {
  const [shown, setShown] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!shown) return;
    const hide = (event: KeyboardEvent) => event.key === 'Escape' && setShown(false);
    document.addEventListener('keydown', hide);
    return () => document.removeEventListener('keydown', hide);
  }, [shown]);

  const set = (next: boolean, afterMs: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setShown(next), afterMs);
  };
  return (
    <span
      role="none"
      className={styles.anchor}
      onPointerEnter={() => set(true, DELAY_MS)}
      onPointerLeave={() => set(false, 0)}
      onFocus={(event) => event.target.matches(':focus-visible') && set(true, 0)}
      onBlur={() => set(false, 0)}
    >
      {children}
      <span aria-hidden="true" className={cx(styles.tip, styles[side])} data-shown={shown || undefined}>
        {label}
      </span>
    </span>
  );
}
