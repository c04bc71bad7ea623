import type { ContentValue } from '@saltbush/contract';
import { MenuPromo, SearchBanners } from '@saltbush/shared-ui/design/content';
import { Container } from '@saltbush/shared-ui/design/core';
import { AnnouncementPanel, AnnouncementStrip } from '@saltbush/shared-ui/design/navigation';
import { useState } from 'react';
import { TextPage } from '../../../features/content/components/TextPage';
import type { PreviewProps } from '../../../features/counter-content/components/PreviewPanel';
import { Hero } from '../../../features/home/components/Hero';
import { PromotionCards } from '../../../features/home/components/PromotionCards';
import { bannersOf, cardsOf, heroOf, promoOf, stripOf } from '../model/preview-props';

function Strip({ value }: { value: ContentValue }) {
  const [isOpen, setOpen] = useState(true);
  return (
    <AnnouncementStrip
      {...stripOf(value)}
      open={isOpen}
      onToggle={() => setOpen(!isOpen)}
      Panel={AnnouncementPanel}
    />
  );
}

/** An entry in the components in which shoppers see it. */
export function Preview({ kind, value }: PreviewProps) {
  const { title = '', html = '' } = value.fields;
  switch (kind) {
    case 'banner':
      return <Hero section={heroOf(value)} isFirst />;
    case 'promotions':
      return <PromotionCards section={cardsOf(value)} />;
    case 'mobile-promo':
      return (
        <Container>
          <MenuPromo {...promoOf(value)} />
        </Container>
      );
    case 'top-strip':
      return <Strip value={value} />;
    case 'page':
      return (
        <Container width="text">
          <TextPage title={title} html={html} updatedAt={new Date().toISOString()} />
        </Container>
      );
    default:
      return (
        <Container>
          <SearchBanners {...bannersOf(kind, value)} />
        </Container>
      );
  }
}
