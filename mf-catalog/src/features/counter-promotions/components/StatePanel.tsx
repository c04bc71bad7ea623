import { isPermitted } from '@saltbush/contract';
import { links } from '@saltbush/contract/links';
import { useConfirmStep } from '@saltbush/shared-ui/counter';
import { Banner, Button, ButtonLink } from '@saltbush/shared-ui/design/core';
import { CounterFacts, CounterPanel, formatMoment } from '@saltbush/shared-ui/design/counter';
import { useSession } from '@saltbush/shared-ui/platform';
import { useRef } from 'react';
import { endPromotion } from '../api/end-promotion';
import type { StaffPromotion } from '../api/promotion-fields';
import { endStep } from '../model/large-steps';
import { givesWords } from '../model/promotion-words';
import { usePromotionStep } from '../model/use-promotion-step';
import { DraftSteps, type StepsProps } from './DraftSteps';
import styles from './Promotions.module.css';

/** Ends a published promotion; one that is over is begun again as a copy. It stays mounted, so that the focus does. */
function PublishedSteps({ staffPromotion }: Pick<StepsProps, 'staffPromotion'>) {
  const role = useSession((state) => state.user?.role ?? 'customer');
  const { id, state } = staffPromotion.promotion;
  const { status, take, failure } = usePromotionStep(id);
  const copy = useRef<HTMLAnchorElement>(null);
  const { ask, dialog } = useConfirmStep(copy);
  const end = () => void take(() => endPromotion({ promotion_id: id, version: staffPromotion.version }));
  return (
    <>
      {failure !== null && (
        <Banner tone="error" live>
          {failure}
        </Banner>
      )}
      <div className={styles.buttons}>
        {state !== 'ended' && isPermitted(role, 'promotions:publish') && (
          <Button
            size="sm"
            variant="secondary"
            status={status}
            onClick={() => ask(endStep(staffPromotion), end)}
          >
            End promotion
          </Button>
        )}
        <ButtonLink ref={copy} href={links.staff.newPromotion(id)} size="sm" variant="secondary">
          Make a copy
        </ButtonLink>
      </div>
      {dialog}
    </>
  );
}

function factsOf({ promotion, mix_and_match, changed_at }: StaffPromotion) {
  const { id, numbers, from, until, state, changed_by } = promotion;
  const counted = mix_and_match ? 'Different products together' : 'Each product separately';
  return [
    { label: 'Offer', value: givesWords(numbers) },
    { label: 'Applies to', value: counted },
    { label: 'From', value: formatMoment(from) },
    { label: 'Until', value: formatMoment(until) },
    ...(changed_at ? [{ label: 'Changed', value: `${formatMoment(changed_at)}, ${changed_by}` }] : []),
    ...(state === 'running'
      ? [{ label: 'In the shop', value: <a href={links.promotion(id)}>View in shop</a> }]
      : []),
  ];
}

/** What a promotion is as it was saved, what to look at, and the steps that can be taken with it. */
export function StatePanel(props: StepsProps) {
  const { staffPromotion } = props;
  const { promotion, warnings } = staffPromotion;
  return (
    <CounterPanel title="Saved version">
      <CounterFacts facts={factsOf(staffPromotion)} />
      {warnings.length > 0 && (
        <Banner tone="warning">
          <ul className={styles.warnings}>
            {warnings.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </Banner>
      )}
      {promotion.state === 'draft' ? (
        <DraftSteps {...props} />
      ) : (
        <PublishedSteps staffPromotion={staffPromotion} />
      )}
    </CounterPanel>
  );
}
