import { useEffect, useState, useSyncExternalStore } from 'react';
import { XIcon } from '../../icons';
import { cx } from '../../internal/cx';
import { FINGER } from '../../internal/finger';
import { toneMarks } from '../Message/tones';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import styles from './Toast.module.css';
import { type ShownToast, toastStore } from './toast';

function Toast({ item, paused }: { item: ShownToast; paused: boolean }) {
  const { id, message, tone, action, durationMs } = item;
  const { icon: Icon, word } = toneMarks[tone];

  useEffect(() => {
    if (paused) return;
    const timer = setTimeout(() => toastStore.close(id), durationMs);
    return () => clearTimeout(timer);
  }, [id, durationMs, paused]);

  const act = () => {
    action?.onAct();
    toastStore.close(id);
  };
  return (
    <li className={cx(styles.toast, styles[tone])}>
      <Icon className={styles.icon} size={22} strokeWidth={1.75} />
      <p className={styles.words}>
        <VisuallyHidden>{word}: </VisuallyHidden>
        {message}
      </p>
      {action && (
        <button type="button" className={cx(styles.action, FINGER)} onClick={act}>
          {action.label}
        </button>
      )}
      <button
        type="button"
        className={cx(styles.close, FINGER)}
        aria-label="Dismiss"
        onClick={() => toastStore.close(id)}
      >
        <XIcon size={18} strokeWidth={2} />
      </button>
    </li>
  );
}

/** Renders toasts, once per page. They are announced politely and stay while hovered or focused. */
export function ToastRegion() {
  const shown = useSyncExternalStore(toastStore.subscribe, toastStore.current, toastStore.onServer);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const empty = shown.length === 0;

  useEffect(() => {
    // An element removed while hovered or focused fires neither pointerleave nor blur.
    if (!empty) return;
    setPointed(false);
    setFocused(false);
  }, [empty]);

  return (
    <section
      aria-label="Notifications"
      className={styles.region}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <ol aria-live="polite" aria-relevant="additions text" className={styles.toasts}>
        {shown.map((item) => (
          <Toast key={item.id} item={item} paused={pointed || focused} />
        ))}
      </ol>
    </section>
  );
}
