import { Popover as Base } from '@base-ui/react/popover';
import type { RefObject } from 'react';
import { XIcon } from '../../icons';
import { cx } from '../../internal/cx';
import buttonStyles from '../IconButton/IconButton.module.css';
import type { PopoverProps } from './Popover';
import styles from './Popover.module.css';
import { useAutoHide } from './useAutoHide';

interface PopoverSurfaceProps extends Omit<PopoverProps, 'trigger' | 'open' | 'onOpenChange'> {
  id: string;
  open: boolean;
  change: (open: boolean) => void;
  anchor: RefObject<HTMLElement | null>;
}

/** The panel of a popover. */
export function PopoverSurface(props: PopoverSurfaceProps) {
  const {
    id,
    open,
    change,
    anchor,
    title,
    label,
    children,
    autoHideMs,
    side = 'bottom',
    align = 'center',
  } = props;
  const use = useAutoHide(open, autoHideMs, () => change(false));
  return (
    <Base.Root
      open={open}
      onOpenChange={(next, { event }) => {
        // Clicks on the trigger are handled by the trigger.
        if (!(event.target instanceof Node && anchor.current?.contains(event.target))) change(next);
      }}
    >
      <Base.Portal>
        <Base.Positioner
          anchor={anchor}
          side={side}
          align={align}
          sideOffset={8}
          collisionPadding={12}
          className={styles.positioner}
        >
          <Base.Popup
            {...use}
            id={id}
            className={cx(styles.popup, props.className)}
            aria-label={title ? undefined : label}
            finalFocus={anchor}
          >
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
