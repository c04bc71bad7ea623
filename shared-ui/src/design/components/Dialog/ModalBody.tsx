import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './Modal.module.css';

/** The content of a modal. It scrolls if it overflows, and is then focusable so that the keyboard can scroll it. */
export function ModalBody({ label, children }: { label: string; children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);

  useEffect(() => {
    const element = body.current;
    if (!element) return;
    const look = new ResizeObserver(() => setScrolls(element.scrollHeight > element.clientHeight));
    look.observe(element);
    if (element.firstElementChild) look.observe(element.firstElementChild);
    return () => look.disconnect();
  }, []);

  const reachable = scrolls ? { role: 'region', tabIndex: 0, 'aria-label': label } : {};
  return (
    <div ref={body} className={styles.body} {...reachable}>
      <div>{children}</div>
    </div>
  );
}
