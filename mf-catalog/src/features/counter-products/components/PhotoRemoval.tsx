import { useConfirmStep } from '@saltbush/shared-ui/counter';
import { Button } from '@saltbush/shared-ui/design/core';
import type { RefObject } from 'react';
import { StepFailure } from '../../../shared/step-failure/StepFailure';
import { removePhoto } from '../api/remove-photo';
import type { StaffProduct } from '../api/staff-product-fields';
import { removePhotoStep } from '../model/large-steps';
import { useProductStep } from '../model/use-product-step';

interface PhotoRemovalProps {
  staffProduct: StaffProduct;
  /** Receives the focus, since the button leaves with the photo. */
  after: RefObject<HTMLElement | null>;
  onRemoved: () => void;
}

/** Shows the drawn pictures again, after a question. */
export function PhotoRemoval({ staffProduct, after, onRemoved }: PhotoRemovalProps) {
  const { product, photo, photo_version } = staffProduct;
  const { status, take, failure } = useProductStep(product.id);
  const { ask, dialog } = useConfirmStep(after);
  const remove = async () => {
    const input = { product_id: product.id, expected_version: photo_version };
    if (await take(() => removePhoto(input))) onRemoved();
  };
  return (
    <>
      <StepFailure failure={failure} />
      {photo && (
        <div>
          <Button
            size="sm"
            variant="secondary"
            status={status}
            onClick={() => ask(removePhotoStep(product.name), () => void remove())}
          >
            Remove photo
          </Button>
        </div>
      )}
      {dialog}
    </>
  );
}
