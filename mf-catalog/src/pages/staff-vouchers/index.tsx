import { links } from '@saltbush/contract/links';
import { defineDesk } from '@saltbush/shared-ui/counter';
import { ButtonLink } from '@saltbush/shared-ui/design/core';
import { CounterPage } from '@saltbush/shared-ui/design/counter';
import type { PageProps } from '@saltbush/shared-ui/platform';
import { VoucherTable } from '../../features/counter-vouchers/components/VoucherTable';
import { readVoucherList } from '../../features/counter-vouchers/model/voucher-list';

const StaffVouchersPage = ({ search }: PageProps) => (
  <CounterPage
    title="Vouchers"
    actions={
      <ButtonLink href={links.staff.newVoucher()} size="sm">
        New voucher
      </ButtonLink>
    }
  >
    <VoucherTable list={readVoucherList(search)} />
  </CounterPage>
);

export const page = defineDesk({
  title: 'Vouchers',
  permission: 'promotions:draft',
  Component: StaffVouchersPage,
});
