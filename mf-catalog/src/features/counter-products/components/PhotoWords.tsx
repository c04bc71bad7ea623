import { PHOTO_LIMITS, photoAltError, readPhotoAlt } from '@saltbush/contract';
import { focusField } from '@saltbush/shared-ui/counter';
import { Button, Cluster } from '@saltbush/shared-ui/design/core';
import { TextField } from '@saltbush/shared-ui/design/forms';
import { type FormEvent, useState } from 'react';
import { StepFailure } from '../../../shared/step-failure/StepFailure';
import { setPhoto } from '../api/set-photo';
import type { StaffProduct } from '../api/staff-product-fields';
import { useProductStep } from '../model/use-product-step';
import styles from './Counter.module.css';

interface PhotoWordsProps {
  staffProduct: StaffProduct;
  photoId: string;
  /** Whether the photo is uploaded and not saved yet. */
  isNew: boolean;
  onSaved: () => void;
  onDiscard: () => void;
}

/** Saves a photo with what it shows; the contract's rules check the words first. */
function usePhotoWords({ staffProduct, photoId, onSaved }: PhotoWordsProps) {
  const { product, photo_version } = staffProduct;
  const [error, setError] = useState<string | null>(null);
  const { status, take, failure } = useProductStep(product.id);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const alt = readPhotoAlt(String(new FormData(event.currentTarget).get('alt')));
    const problem = photoAltError(alt);
    setError(problem);
    if (problem) {
      focusField(event.currentTarget, 'alt');
      return;
    }
    const input = { product_id: product.id, photo_id: photoId, alt, expected_version: photo_version };
    if (await take(() => setPhoto(input))) onSaved();
  };
  return { status, failure, error, submit };
}

/** What a photo shows, and the button that saves it. */
export function PhotoWords(props: PhotoWordsProps) {
  const { status, failure, error, submit } = usePhotoWords(props);
  const { staffProduct, isNew, onDiscard } = props;
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        label="What the photo shows"
        hint="For shoppers who cannot see it, such as “The front of the box”"
        name="alt"
        autoComplete="off"
        maxLength={PHOTO_LIMITS.alt}
        defaultValue={staffProduct.photo?.alt}
        error={error ?? undefined}
      />
      <StepFailure failure={failure} />
      <Cluster gap={3}>
        <Button type="submit" size="sm" variant={isNew ? 'primary' : 'secondary'} status={status}>
          {isNew ? 'Save photo' : 'Save words'}
        </Button>
        {isNew && (
          <Button size="sm" variant="secondary" onClick={onDiscard}>
            Discard
          </Button>
        )}
      </Cluster>
    </form>
  );
}
