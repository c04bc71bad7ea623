import { PROMOTION_STATES } from '@saltbush/contract';
import { links } from '@saltbush/contract/links';
import { DeskList } from '@saltbush/shared-ui/counter';
import { CounterNavigation, CounterTable, formatMoment, StateMark } from '@saltbush/shared-ui/design/counter';
import { LIST_LABELS, STATE_WORDS } from '../../../shared/counter/run-states';
import { type ListedPromotion, staffPromotionsQuery } from '../api/staff-promotions';
import { type PromotionList, promotionListAddress } from '../model/promotion-list';
import { givesWords } from '../model/promotion-words';

const COLUMNS = [
  { label: 'Promotion' },
  { label: 'Gives' },
  { label: 'Products', isNumber: true },
  { label: 'From' },
  { label: 'Until' },
  { label: 'State' },
  { label: 'Changed by' },
];

const rowOf = ({
  id,
  display_title,
  numbers,
  product_count,
  from,
  until,
  state,
  changed_by,
}: ListedPromotion) => ({
  id,
  cells: [
    <a key="promotion" href={links.staff.promotion(id)}>
      {display_title}
    </a>,
    givesWords(numbers),
    product_count,
    formatMoment(from),
    formatMoment(until),
    <StateMark key="state" kind={STATE_WORDS[state].kind}>
      {STATE_WORDS[state].words}
    </StateMark>,
    changed_by ?? '',
  ],
});

/** A list of promotions; what it shows stays in the address. */
export const PromotionTable = ({ list }: { list: PromotionList }) => (
  <DeskList
    list={list}
    query={staffPromotionsQuery}
    addressOf={promotionListAddress}
    nextOf={({ next }) => next}
  >
    {({ data }) => (
      <>
        <CounterNavigation
          label="Lists"
          isTabs
          links={PROMOTION_STATES.map((show) => ({
            href: promotionListAddress({ show, after: null }),
            label: LIST_LABELS[show],
            isCurrent: show === list.show,
          }))}
        />
        <CounterTable
          caption={LIST_LABELS[list.show]}
          columns={COLUMNS}
          rows={data.map(rowOf)}
          empty="Nothing is in this list."
        />
      </>
    )}
  </DeskList>
);
