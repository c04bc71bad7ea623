import { Menu as Base } from '@base-ui/react/menu';
import { Fragment, type ReactElement, type ReactNode } from 'react';
import type { IconType } from '../../internal/types';
import styles from './Menu.module.css';

export interface MenuEntry {
  readonly id: string;
  readonly label: string;
  /** A link; otherwise `onSelect` says what it does. */
  readonly href?: string;
  readonly onSelect?: () => void;
  readonly icon?: IconType;
  readonly separatorAfter?: boolean;
}

export interface MenuProps {
  /** The button that opens it. */
  trigger: ReactElement;
  label: string;
  items: readonly MenuEntry[];
  header?: ReactNode;
  align?: 'start' | 'center' | 'end';
}

function Entry({ entry: { href, label, icon: Icon, onSelect } }: { entry: MenuEntry }) {
  const content = (
    <>
      {Icon && <Icon size={20} strokeWidth={1.75} />}
      <span>{label}</span>
    </>
  );
  if (href)
    return (
      <Base.LinkItem className={styles.item} closeOnClick href={href} onClick={onSelect}>
        {content}
      </Base.LinkItem>
    );
  return (
    <Base.Item className={styles.item} onClick={onSelect}>
      {content}
    </Base.Item>
  );
}

/** A list of places and actions at its trigger. Arrows and first letters move, Escape closes. */
export function Menu({ trigger, label, items, header, align = 'end' }: MenuProps) {
  return (
    <Base.Root modal={false}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner align={align} sideOffset={8} collisionPadding={12} className={styles.positioner}>
          <Base.Popup className={styles.menu} aria-label={label}>
            {header && <div className={styles.header}>{header}</div>}
            {items.map((entry, index) => (
              <Fragment key={entry.id}>
                <Entry entry={entry} />
                {entry.separatorAfter && index < items.length - 1 && (
                  <Base.Separator className={styles.separator} />
                )}
              </Fragment>
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
