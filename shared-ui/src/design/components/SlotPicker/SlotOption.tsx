import styles from './SlotPicker.module.css';
import type { SlotModel } from './slot-days';

interface SlotOptionProps {
  slot: SlotModel;
  name: string;
  checked: boolean;
  onChange: (slotId: string) => void;
}

/** A time slot of a day, or the reason it is unavailable. */
export function SlotOption({ slot, name, checked, onChange }: SlotOptionProps) {
  const { id, label, detail, unavailable } = slot;
  return (
    <label className={styles.slot}>
      <input
        type="radio"
        className={styles.covered}
        name={name}
        value={id}
        checked={checked}
        disabled={Boolean(unavailable)}
        onChange={() => onChange(id)}
      />
      <span className={styles.time}>{label}</span>
      {detail && !unavailable && ' '}
      {detail && !unavailable && <span className={styles.detail}>{detail}</span>}
      {unavailable && <span className={styles.reason}>{unavailable}</span>}
    </label>
  );
}
