import { type PromotionErrors, promotionEndError, promotionTextErrors } from '@saltbush/contract';
import { focusField } from '@saltbush/shared-ui/counter';
import { Banner, Button, TextButton } from '@saltbush/shared-ui/design/core';
import { CounterPanel } from '@saltbush/shared-ui/design/counter';
import { TextField } from '@saltbush/shared-ui/design/forms';
import { type FormEvent, useState } from 'react';
import { writeMoment } from '../../../shared/counter/run-states';
import { changePromotion } from '../api/change-promotion';
import type { StaffPromotion } from '../api/promotion-fields';
import { readWords } from '../model/draft-values';
import { usePromotionStep } from '../model/use-promotion-step';
import styles from './Promotions.module.css';
import { TextFields } from './TextFields';

interface WordsFormProps {
  staffPromotion: StaffPromotion;
  /** Begins again with the promotion as it is now. */
  onLookAgain: () => void;
  /** Something was entered. */
  onTouch: () => void;
}

/** Sends the words of the version that was shown at first, so that a colleague's change meanwhile is not undone. */
function useWords(current: StaffPromotion) {
  const { id, from } = current.promotion;
  const [version, setVersion] = useState(current.version);
  const [errors, setErrors] = useState<PromotionErrors>({});
  const { status, take, failure, isOutdated } = usePromotionStep(id);
  const save = async (form: HTMLFormElement): Promise<void> => {
    const words = readWords(new FormData(form));
    const until = promotionEndError(words.until, new Date(from), new Date());
    const wrong = { ...promotionTextErrors(words), ...(until && { until }) };
    setErrors(wrong);
    const [first] = Object.keys(wrong);
    if (first) return focusField(form, first);
    await take(async () => {
      setVersion((await changePromotion({ promotion_id: id, version, ...words })).version);
    });
  };
  return { errors, status, failure, save, isOutdated };
}

/** Changes the words and the end of a published promotion. */
export function WordsForm({ staffPromotion, onLookAgain, onTouch }: WordsFormProps) {
  const { errors, status, failure, save, isOutdated } = useWords(staffPromotion);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void save(event.currentTarget);
  };
  return (
    <CounterPanel title="Wording and end">
      <form className={styles.form} noValidate onSubmit={submit} onInput={onTouch}>
        <p>Products and amounts can’t be changed once shoppers have seen them.</p>
        <TextFields promotion={staffPromotion} errors={errors} />
        <TextField
          label="Until"
          hint="Sydney time"
          name="until"
          type="datetime-local"
          defaultValue={writeMoment(staffPromotion.promotion.until)}
          error={errors.until}
        />
        {failure !== null && (
          <Banner tone="error" live>
            {failure} {isOutdated && <TextButton onClick={onLookAgain}>Look at it now</TextButton>}
          </Banner>
        )}
        <Button type="submit" size="sm" status={status} successLabel="Saved">
          Save changes
        </Button>
      </form>
    </CounterPanel>
  );
}
