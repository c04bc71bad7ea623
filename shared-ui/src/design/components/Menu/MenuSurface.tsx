import { Menu as Base } from '@base-ui/react/menu';
import { type FocusEvent, Fragment, type RefObject, useEffect, useRef } from 'react';
import type { MenuEntry, MenuProps } from './Menu';
import styles from './Menu.module.css';

interface MenuSurfaceProps extends Omit<MenuProps, 'trigger'> {
  id: string;
  open: boolean;
  change: (open: boolean) => void;
  anchor: RefObject<HTMLElement | null>;
  /** Opened by keyboard: the first entry receives focus. */
  byKeyboard: boolean;
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

/** The popup list of a menu. */
export function MenuSurface(props: MenuSurfaceProps) {
  const { id, open, change, anchor, byKeyboard, label, items, header, align = 'end' } = props;
  const entered = useRef(false);
  useEffect(() => {
    if (!open) entered.current = false;
  }, [open]);
  // The list receives focus first; if opened by keyboard, focus then moves to the first entry.
  const enter = ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
    if (!byKeyboard || entered.current || target !== currentTarget) return;
    entered.current = true;
    currentTarget.querySelector<HTMLElement>('[role=menuitem]')?.focus();
  };
  return (
    <Base.Root
      modal={false}
      open={open}
      onOpenChange={(next, { event }) => {
        // Clicks on the trigger are handled by the trigger.
        if (!(event.target instanceof Node && anchor.current?.contains(event.target))) change(next);
      }}
    >
      <Base.Portal>
        <Base.Positioner
          anchor={anchor}
          align={align}
          sideOffset={8}
          collisionPadding={12}
          className={styles.positioner}
        >
          <Base.Popup onFocus={enter} id={id} className={styles.menu} aria-label={label} finalFocus={anchor}>
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
