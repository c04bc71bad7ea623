import { Popover as Base } from '@base-ui/react/popover';
import { type ReactElement, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { XIcon } from '../../icons';
import { cx } from '../../internal/cx';
import buttonStyles from '../IconButton/IconButton.module.css';
import styles from './Popover.module.css';

export interface PopoverProps {
  /** The button that opens it. */
  trigger: ReactElement;
  title?: string;
  /** Its name where it has no title. */
  label?: string;
  children: ReactNode;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** Hides by itself after this long, unless it is pointed at or has focus. */
  autoHideMs?: number;
  side?: 'top' | 'bottom' | 'left' | 'right';
  align?: 'start' | 'center' | 'end';
  className?: string;
}

/** Hides after a while; being used holds the hiding back. */
function useAutoHide(open: boolean, afterMs: number | undefined, hide: () => void) {
  const [used, setUsed] = useState(false);
  const onTime = useEffectEvent(hide);
  useEffect(() => {
    if (!open || used || afterMs === undefined) return;
    const timer = setTimeout(() => onTime(), afterMs);
    return () => clearTimeout(timer);
  }, [open, used, afterMs]);
  return {
    onPointerEnter: () => setUsed(true),
    onPointerLeave: () => setUsed(false),
    onFocus: () => setUsed(true),
    onBlur: () => setUsed(false),
  };
}

/** A small panel at its trigger. It does not hold focus: the page stays usable. */
export function Popover(props: PopoverProps) {
  const { trigger, title, label, children, autoHideMs, side = 'bottom', align = 'center', className } = props;
  const [own, setOwn] = useState(false);
  const open = props.open ?? own;
  const change = (next: boolean) => {
    setOwn(next);
    props.onOpenChange?.(next);
  };
  const use = useAutoHide(open, autoHideMs, () => change(false));
  return (
    <Base.Root open={open} onOpenChange={(next) => change(next)}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner
          side={side}
          align={align}
          sideOffset={8}
          collisionPadding={12}
          className={styles.positioner}
        >
          <Base.Popup {...use} className={cx(styles.popup, className)} aria-label={title ? undefined : label}>
            {title && (
              <div className={styles.header}>
                <Base.Title className={styles.title}>{title}</Base.Title>
                <Base.Close
                  className={cx(buttonStyles.button, buttonStyles.small, buttonStyles.quiet)}
                  aria-label="Close"
                >
                  <XIcon size={18} strokeWidth={1.75} />
                </Base.Close>
              </div>
            )}
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
