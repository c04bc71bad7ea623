import { isPermitted } from '@saltbush/contract';
import { useConfirmStep } from '@saltbush/shared-ui/counter';
import { Banner, Button, TextButton } from '@saltbush/shared-ui/design/core';
import { navigate, useSession } from '@saltbush/shared-ui/platform';
import { useState } from 'react';
import { discardPromotion } from '../api/discard-promotion';
import type { StaffPromotion } from '../api/promotion-fields';
import { publishPromotion } from '../api/publish-promotion';
import { discardStep, publishStep } from '../model/large-steps';
import { promotionListAddress } from '../model/promotion-list';
import { usePromotionStep } from '../model/use-promotion-step';
import styles from './Promotions.module.css';

const SAVE_FIRST = 'Please save your changes first, or reload the page to discard them.';

export interface StepsProps {
  staffPromotion: StaffPromotion;
  /** Whether the form holds something that is not saved. */
  isDirty: boolean;
  /** Begins again with the promotion as it is now. */
  onLookAgain: () => void;
}

/** Publishes or discards a draft in the version that is shown: another one is looked at first. */
export function DraftSteps({ staffPromotion, isDirty, onLookAgain }: StepsProps) {
  const role = useSession((state) => state.user?.role ?? 'customer');
  const { id } = staffPromotion.promotion;
  const shown = { promotion_id: id, version: staffPromotion.version };
  const publishing = usePromotionStep(id);
  const discarding = usePromotionStep(id);
  const [isRefused, setRefused] = useState(false);
  const { ask, dialog } = useConfirmStep();
  const publish = () => {
    setRefused(isDirty);
    if (!isDirty) ask(publishStep(staffPromotion, Date.now()), () => void send());
  };
  const send = async () => {
    if (await publishing.take(() => publishPromotion(shown))) onLookAgain();
  };
  const discard = async () => {
    const isGone = await discarding.take(() => discardPromotion(shown));
    if (isGone) navigate(promotionListAddress({ show: 'draft', after: null }));
  };
  const isOutdated = publishing.isOutdated || discarding.isOutdated;
  const failure = publishing.failure ?? discarding.failure ?? (isRefused && isDirty ? SAVE_FIRST : null);
  return (
    <>
      {failure !== null && (
        <Banner tone="error" live>
          {failure} {isOutdated && <TextButton onClick={onLookAgain}>Look at it now</TextButton>}
        </Banner>
      )}
      <div className={styles.buttons}>
        {isPermitted(role, 'promotions:publish') && (
          <Button size="sm" status={publishing.status} onClick={publish}>
            Publish
          </Button>
        )}
        <Button
          size="sm"
          variant="secondary"
          status={discarding.status}
          onClick={() => ask(discardStep(staffPromotion), () => void discard())}
        >
          Discard draft
        </Button>
      </div>
      {!isPermitted(role, 'promotions:publish') && <p>A manager publishes it.</p>}
      {dialog}
    </>
  );
}
