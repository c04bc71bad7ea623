import { ErrorState } from '@saltbush/shared-ui/design/core';
import { Slot } from '@saltbush/shared-ui/platform';
import { useLayoutEffect, useRef } from 'react';
import styles from './AccountMenuPanel.module.css';

export interface AccountMenuPanelProps {
  id: string;
  onClose: () => void;
}

/** Returns the menu's maximum height in px, or null if the menu fits within the window height less 50 px (section 2.3). */
export function menuMaxHeight(menuPx: number, windowPx: number): number | null {
  return menuPx > windowPx - 50 ? windowPx - 100 : null;
}

/** Keeps the panel's height within the window while either changes. */
function useMaxHeight() {
  const panel = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = content.current;
    if (!element) return;
    const measure = () => {
      const maxHeight = menuMaxHeight(element.offsetHeight, window.innerHeight);
      panel.current?.style.setProperty('max-height', maxHeight === null ? '' : `${maxHeight}px`);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
    };
  }, []);
  return { panel, content };
}

/** The panel below the account icon. mf-account provides its content. */
export default function AccountMenuPanel({ id, onClose }: AccountMenuPanelProps) {
  const { panel, content } = useMaxHeight();
  return (
    <div id={id} ref={panel} className={styles.panel}>
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
