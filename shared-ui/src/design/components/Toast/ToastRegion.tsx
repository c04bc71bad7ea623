import { Toast as Base } from '@base-ui/react/toast';
import { XIcon } from '../../icons';
import { cx } from '../../internal/cx';
import { toneMarks } from '../Message/tones';
import styles from './Toast.module.css';
import { type ToastData, toasts } from './toast';

function Toasts() {
  const { toasts: shown, close } = Base.useToastManager<ToastData>();
  return shown.map((item) => {
    const tone = item.data?.tone ?? 'info';
    const { icon: Icon } = toneMarks[tone];
    const act = () => {
      item.data?.onAct?.();
      close(item.id);
    };
    return (
      <Base.Root className={cx(styles.toast, styles[tone])} toast={item} key={item.id}>
        <Base.Content className={styles.content}>
          <Icon className={styles.icon} size={22} strokeWidth={1.75} />
          <Base.Title className={styles.words} render={<p />} />
          {item.data?.actionLabel && (
            <button type="button" className={styles.action} onClick={act}>
              {item.data.actionLabel}
            </button>
          )}
          <button type="button" className={styles.close} aria-label="Dismiss" onClick={() => close(item.id)}>
            <XIcon size={18} strokeWidth={2} />
          </button>
        </Base.Content>
      </Base.Root>
    );
  });
}

/** Where toasts appear: once per page. F6 moves focus into it. */
export function ToastRegion() {
  return (
    <Base.Provider toastManager={toasts} limit={3}>
      <Base.Portal>
        <Base.Viewport className={styles.viewport}>
          <Toasts />
        </Base.Viewport>
      </Base.Portal>
    </Base.Provider>
  );
}
