import type { PromotionKind } from '@saltbush/contract';
import { Banner, TextButton } from '@saltbush/shared-ui/design/core';
import { CounterPanel } from '@saltbush/shared-ui/design/counter';
import { Checkbox, Select, TextField } from '@saltbush/shared-ui/design/forms';
import type { FormEvent } from 'react';
import { writeMoment } from '../../../shared/counter/run-states';
import type { StaffPromotion } from '../api/promotion-fields';
import { KIND_OPTIONS } from '../model/promotion-words';
import type { Draft } from '../model/use-draft';
import { NumberFields } from './NumberFields';
import styles from './Promotions.module.css';
import { TextFields } from './TextFields';

interface DraftFormProps {
  id: string;
  /** What the fields begin with. */
  promotion: StaffPromotion | null;
  /** Whether they begin with a copy, which runs at another time. */
  isCopy: boolean;
  draft: Draft;
  /** Begins again with the draft as it is now. */
  onLookAgain: () => void;
}

/** When a draft is to run. */
function PeriodFields({ promotion, isCopy, draft }: Pick<DraftFormProps, 'promotion' | 'isCopy' | 'draft'>) {
  const { from, until } = (!isCopy && promotion?.promotion) || {};
  return (
    <div className={styles.pair}>
      <TextField
        label="From"
        hint="A time in the past starts it straight away"
        name="from"
        type="datetime-local"
        defaultValue={writeMoment(from)}
        error={draft.errors.from}
      />
      <TextField
        label="Until"
        hint="Sydney time"
        name="until"
        type="datetime-local"
        defaultValue={writeMoment(until)}
        error={draft.errors.until}
      />
    </div>
  );
}

/** Writes a draft; its products are chosen beside it. */
export function DraftForm({ id, promotion, isCopy, draft, onLookAgain }: DraftFormProps) {
  const { kind, errors, failure } = draft;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void draft.save(event.currentTarget);
  };
  return (
    <CounterPanel title="The offer">
      <form id={id} className={styles.form} noValidate onSubmit={submit} onChange={draft.touch}>
        {failure !== null && (
          <Banner tone="error" live>
            {failure} {draft.isOutdated && <TextButton onClick={onLookAgain}>Look at it now</TextButton>}
          </Banner>
        )}
        <Select
          label="Kind"
          name="kind"
          value={kind}
          options={KIND_OPTIONS}
          onChange={(event) => draft.setKind(event.currentTarget.value as PromotionKind)}
        />
        <NumberFields kind={kind} promotion={promotion} errors={errors} />
        {kind !== 'bonus_points' && (
          <Checkbox
            label="Different products count together"
            name="mix_and_match"
            defaultChecked={promotion?.mix_and_match ?? false}
          />
        )}
        <PeriodFields promotion={promotion} isCopy={isCopy} draft={draft} />
        <TextFields promotion={promotion} errors={errors} />
      </form>
    </CounterPanel>
  );
}
