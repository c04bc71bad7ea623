import { type AutoDeliveryType, autoDeliveryChoiceError, DEFAULT_FREQUENCY } from '@saltbush/contract';
import { InlineMessage } from '@saltbush/shared-ui/design/core';
import { SegmentedChoice } from '@saltbush/shared-ui/design/forms';
import { type Ref, useImperativeHandle, useState } from 'react';
import { addItem, type NewItem } from '../../../shared/cart/api/add-item';
import { useQuestionnairePassed } from '../../../shared/cart/use-cart';
import { addToExisting } from '../api/add-to-existing';
import { useExistingAutoDeliveries } from '../model/use-existing-autodeliveries';
import { useRedirectToAutoDelivery } from '../model/use-redirect-to-autodelivery';
import styles from './AutoDeliveryOptions.module.css';
import { ExistingChoice } from './ExistingChoice';
import { FrequencyChoice } from './FrequencyChoice';

const EXISTING = 'autodelivery-existing';
const TYPES = [
  { value: 'create', label: 'Create New' },
  { value: 'select', label: 'Select Existing' },
];

/** What the main call to action needs from the options. */
export interface AutoDeliveryHandle {
  /** Returns false, shows an error and moves focus to it if an AutoDelivery still has to be selected. */
  check: () => boolean;
  /** Adds to the cart with a frequency, or to the existing AutoDelivery. Rejects with the API's error. */
  add: (item: NewItem) => Promise<void>;
}

interface AutoDeliveryOptionsProps {
  ref: Ref<AutoDeliveryHandle>;
  /** One-time is currently selected; the choices made here are preserved. */
  hidden: boolean;
}

/** A new AutoDelivery with its frequency (the default) or an existing one (section 4.e). */
export default function AutoDeliveryOptions({ ref, hidden }: AutoDeliveryOptionsProps) {
  const [type, setType] = useState<AutoDeliveryType>('create');
  const [frequency, setFrequency] = useState<string>(DEFAULT_FREQUENCY);
  const [chosen, setChosen] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [joined, setJoined] = useState<string | null>(null);
  const existing = useExistingAutoDeliveries(type === 'select');
  const passed = useQuestionnairePassed();
  const leave = useRedirectToAutoDelivery();

  const check = () => {
    const known = existing.list?.map(({ id }) => id);
    // Nothing can be selected before the list has loaded; only a loaded list can be reported as empty.
    const wrong = autoDeliveryChoiceError(type, chosen, known ?? ['']);
    setError(wrong);
    if (wrong) document.getElementById(EXISTING)?.focus();
    return !wrong;
  };
  const add = async (item: NewItem) => {
    setJoined(null);
    if (type === 'create' || !chosen) return addItem({ ...item, frequency });
    setJoined(await addToExisting(chosen, item, passed));
    leave();
  };
  useImperativeHandle(ref, () => ({ check, add }));

  const choose = (id: string) => {
    setChosen(id || null);
    setError(null);
  };
  return (
    <div className={styles.options} hidden={hidden}>
      <SegmentedChoice
        legend="Which AutoDelivery?"
        hideLegend
        name="autodelivery-type"
        options={TYPES}
        value={type}
        onChange={(value) => {
          setType(value === 'select' ? 'select' : 'create');
          setError(null);
        }}
      />
      {type === 'create' ? (
        <FrequencyChoice value={frequency} onChange={setFrequency} />
      ) : (
        <ExistingChoice id={EXISTING} existing={existing} value={chosen} error={error} onChange={choose} />
      )}
      {joined && (
        <InlineMessage tone="success" live>
          Added to “{joined}”. Opening your AutoDeliveries…
        </InlineMessage>
      )}
    </div>
  );
}
