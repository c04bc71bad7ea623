import { type ReactNode, useId, useState } from 'react';
import { FieldGroup } from '../Field/FieldGroup';
import { InlineMessage } from '../Message/InlineMessage';
import { SlotOption } from './SlotOption';
import styles from './SlotPicker.module.css';
import { describeSelection, isFree, type SlotDayModel, shownDay } from './slot-days';

export interface SlotPickerProps {
  legend?: string;
  name: string;
  days: readonly SlotDayModel[];
  /** Id of the selected slot; `null` while none is selected. */
  value: string | null;
  /** Id of a slot that is no longer free: its day stays open while none is selected. */
  refused?: string | null;
  onChange: (slotId: string) => void;
  hint?: ReactNode;
  error?: string;
  /** Shown if there are no days. */
  emptyText?: string;
  id?: string;
  className?: string;
}

function Days(props: { days: readonly SlotDayModel[]; current: string; onOpen: (id: string) => void }) {
  const name = useId();
  return (
    <fieldset className={styles.days}>
      <legend className={styles.subtitle}>Day</legend>
      <div className={styles.row}>
        {props.days.map(({ id, label, slots, full = 'Nothing free' }) => (
          <label className={styles.day} key={id}>
            <input
              type="radio"
              className={styles.covered}
              name={name}
              value={id}
              checked={id === props.current}
              onChange={() => props.onOpen(id)}
            />
            {label}
            {!slots.some(isFree) && <span className={styles.full}>{full}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Selects a day, then one of its time slots. Unavailable slots show why; arrow keys move as in a radio group. */
export function SlotPicker(props: SlotPickerProps) {
  const {
    legend = 'Choose a time',
    name,
    days,
    value,
    refused = null,
    onChange,
    hint,
    error,
    id,
    className,
  } = props;
  const { emptyText = 'There is no time to choose at the moment. Please try again later.' } = props;
  const [opened, setOpened] = useState<string | null>(null);
  const day = shownDay(days, opened, value ?? refused);
  const chosen = describeSelection(days, value);
  return (
    <FieldGroup {...{ legend, hint, error, id, className }}>
      {!day && <InlineMessage tone="info">{emptyText}</InlineMessage>}
      {day && <Days days={days} current={day.id} onOpen={setOpened} />}
      {day && (
        <fieldset className={styles.times}>
          <legend className={styles.subtitle}>{day.label}</legend>
          {day.slots.length === 0 && <InlineMessage tone="info">Nothing free on this day</InlineMessage>}
          <div className={styles.slots}>
            {day.slots.map((slot) => (
              <SlotOption key={slot.id} {...{ slot, name, onChange }} checked={slot.id === value} />
            ))}
          </div>
        </fieldset>
      )}
      <p className={styles.chosen} aria-live="polite">
        {chosen && `You chose ${chosen}`}
      </p>
    </FieldGroup>
  );
}
