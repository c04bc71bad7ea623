import { defineDesk } from '@saltbush/shared-ui/counter';
import type { PageProps } from '@saltbush/shared-ui/platform';
import { VoucherCopyDesk, VoucherDesk } from '../../features/counter-vouchers/components/VoucherDesk';
import { VoucherDraftDesk } from '../../features/counter-vouchers/components/VoucherDraftDesk';

function StaffVoucherPage({ params: { id = '' }, search }: PageProps) {
  if (id !== 'new') return <VoucherDesk key={id} id={id} />;
  const copied = search.get('copy');
  return copied ? <VoucherCopyDesk key={copied} id={copied} /> : <VoucherDraftDesk current={null} />;
}

export const page = defineDesk({
  title: 'Voucher',
  permission: 'promotions:draft',
  Component: StaffVoucherPage,
});
