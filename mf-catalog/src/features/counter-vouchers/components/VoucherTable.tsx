import { PROMOTION_STATES } from '@saltbush/contract';
import { links } from '@saltbush/contract/links';
import { DeskList } from '@saltbush/shared-ui/counter';
import { CounterNavigation, CounterTable, formatMoment, StateMark } from '@saltbush/shared-ui/design/counter';
import { LIST_LABELS } from '../../../shared/counter/run-states';
import { type ListedVoucher, staffVouchersQuery } from '../api/staff-vouchers';
import { type VoucherList, voucherListAddress } from '../model/voucher-list';
import { givesWords, stateWords, usesWords } from '../model/voucher-words';

const COLUMNS = [
  { label: 'Code' },
  { label: 'Name' },
  { label: 'Gives' },
  { label: 'Uses', isNumber: true },
  { label: 'From' },
  { label: 'Until' },
  { label: 'State' },
  { label: 'Changed by' },
];

function rowOf(voucher: ListedVoucher) {
  const { id, code, name, from, until, changed_by } = voucher;
  const { kind, words } = stateWords(voucher);
  return {
    id,
    cells: [
      <a key="code" href={links.staff.voucher(id)}>
        {code}
      </a>,
      name,
      givesWords(voucher),
      usesWords(voucher),
      formatMoment(from),
      formatMoment(until),
      <StateMark key="state" kind={kind}>
        {words}
      </StateMark>,
      changed_by ?? '',
    ],
  };
}

/** A list of vouchers; what it shows stays in the address. */
export const VoucherTable = ({ list }: { list: VoucherList }) => (
  <DeskList list={list} query={staffVouchersQuery} addressOf={voucherListAddress} nextOf={({ next }) => next}>
    {({ data }) => (
      <>
        <CounterNavigation
          label="Lists"
          isTabs
          links={PROMOTION_STATES.map((show) => ({
            href: voucherListAddress({ show, after: null }),
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
