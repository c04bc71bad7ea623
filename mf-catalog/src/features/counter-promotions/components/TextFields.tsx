import { PROMOTION_TEXTS, type PromotionErrors } from '@saltbush/contract';
import { TextArea, TextField } from '@saltbush/shared-ui/design/forms';
import type { StaffPromotion } from '../api/promotion-fields';

interface TextFieldsProps {
  promotion: StaffPromotion | null;
  errors: PromotionErrors;
}

/** What shoppers read of a promotion. */
export function TextFields({ promotion, errors }: TextFieldsProps) {
  const { display_info = '', met_message = '', unmet_message = '' } = promotion ?? {};
  return (
    <>
      <TextField
        label="Title"
        hint="On cards, product pages and the promotion’s own page"
        name="display_title"
        autoComplete="off"
        maxLength={PROMOTION_TEXTS.display_title}
        defaultValue={promotion?.promotion.display_title ?? ''}
        error={errors.display_title}
      />
      <TextArea
        label="Description"
        name="display_info"
        rows={2}
        maxLength={PROMOTION_TEXTS.display_info}
        defaultValue={display_info}
        error={errors.display_info}
      />
      <TextField
        label="Cart message when it applies"
        name="met_message"
        autoComplete="off"
        maxLength={PROMOTION_TEXTS.met_message}
        defaultValue={met_message}
        error={errors.met_message}
      />
      <TextField
        label="Cart message when more is needed"
        name="unmet_message"
        autoComplete="off"
        maxLength={PROMOTION_TEXTS.unmet_message}
        defaultValue={unmet_message}
        error={errors.unmet_message}
      />
    </>
  );
}
