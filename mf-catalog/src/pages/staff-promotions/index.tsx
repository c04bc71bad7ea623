import { links } from '@saltbush/contract/links';
import { defineDesk } from '@saltbush/shared-ui/counter';
import { ButtonLink } from '@saltbush/shared-ui/design/core';
import { CounterPage } from '@saltbush/shared-ui/design/counter';
import type { PageProps } from '@saltbush/shared-ui/platform';
import { PromotionTable } from '../../features/counter-promotions/components/PromotionTable';
import { readPromotionList } from '../../features/counter-promotions/model/promotion-list';

const StaffPromotionsPage = ({ search }: PageProps) => (
  <CounterPage
    title="Promotions"
    actions={
      <ButtonLink href={links.staff.newPromotion()} size="sm">
        New promotion
      </ButtonLink>
    }
  >
    <PromotionTable list={readPromotionList(search)} />
  </CounterPage>
);

export const page = defineDesk({
  title: 'Promotions',
  permission: 'promotions:draft',
  Component: StaffPromotionsPage,
});
