import { defineDesk } from '@saltbush/shared-ui/counter';
import type { PageProps } from '@saltbush/shared-ui/platform';
import { DraftDesk } from '../../features/counter-promotions/components/DraftDesk';
import { CopyDesk, PromotionDesk } from '../../features/counter-promotions/components/PromotionDesk';

function StaffPromotionPage({ params: { id = '' }, search }: PageProps) {
  if (id !== 'new') return <PromotionDesk key={id} id={id} />;
  const copied = search.get('copy');
  return copied ? <CopyDesk key={copied} id={copied} /> : <DraftDesk current={null} />;
}

export const page = defineDesk({
  title: 'Promotion',
  permission: 'promotions:draft',
  Component: StaffPromotionPage,
});
