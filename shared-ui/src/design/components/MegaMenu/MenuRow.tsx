import type { ReactNode } from 'react';
import { ChevronRightIcon } from '../../icons';
import type { IconType } from '../../internal/types';
import styles from './MegaMenu.module.css';

export interface MenuRowProps {
  title: string;
  /** Link target; not needed for a row that opens a panel. */
  href?: string;
  /** Renders a button that opens a panel beside the menu. */
  opens?: { readonly panelId: string; readonly isOpen: boolean; readonly onOpen: () => void };
  icon?: IconType | null;
  /** Shown beside the title: a `Badge`. */
  flag?: ReactNode;
  info?: string | null;
  hasArrow?: boolean;
}

function Words({ title, icon: Icon, flag, info, hasArrow }: MenuRowProps) {
  return (
    <>
      {Icon && <Icon className={styles.icon} size={20} strokeWidth={1.75} />}
      <span className={styles.words}>
        <span className={styles.name}>
          {title}
          {flag}
        </span>
        {info && <span className={styles.info}>{info}</span>}
      </span>
      {hasArrow && <ChevronRightIcon className={styles.arrow} size={18} strokeWidth={1.75} />}
    </>
  );
}

/** A row of a menu: a button if it opens a panel, otherwise a link. */
export function MenuRow(props: MenuRowProps) {
  const { href, opens } = props;
  return (
    <li>
      {opens ? (
        <button
          type="button"
          className={styles.row}
          aria-expanded={opens.isOpen}
          aria-controls={opens.panelId}
          onClick={opens.onOpen}
        >
          <Words {...props} />
        </button>
      ) : (
        <a href={href} className={styles.row}>
          <Words {...props} />
        </a>
      )}
    </li>
  );
}
