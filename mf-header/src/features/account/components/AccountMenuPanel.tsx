import { ErrorState } from '@saltbush/shared-ui/design/core';
import { Slot } from '@saltbush/shared-ui/platform';
import { useLayoutEffect, useRef, useState } from 'react';
import styles from './AccountMenuPanel.module.css';

export interface AccountMenuPanelProps {
  id: string;
  onClose: () => void;
}

/** Returns the menu's maximum height in px, or null if the menu fits within the window height less 50 px (section 2.3). */
export function menuMaxHeight(menuPx: number, windowPx: number): number | null {
  return menuPx > windowPx - 50 ? windowPx - 100 : null;
}

function useMaxHeight() {
  const content = useRef<HTMLDivElement>(null);
  const [maxHeight, setMaxHeight] = useState<number | null>(null);
  useLayoutEffect(() => {
    const element = content.current;
    if (!element) return;
    const measure = () => setMaxHeight(menuMaxHeight(element.offsetHeight, window.innerHeight));
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
    };
  }, []);
  return { content, maxHeight };
}

/** The panel below the account icon. mf-account provides its content. */
export default function AccountMenuPanel({ id, onClose }: AccountMenuPanelProps) {
  const { content, maxHeight } = useMaxHeight();
  return (
    <div id={id} className={styles.panel} style={maxHeight === null ? undefined : { maxHeight }}>
      <div ref={content}>
        <Slot
          name="header.account-menu"
          props={{ onNavigate: onClose }}
          loading={<div className={styles.loading} />}
          fallback={(retry) => <ErrorState title="The account menu isn’t available" onRetry={retry} />}
        />
      </div>
    </div>
  );
}
