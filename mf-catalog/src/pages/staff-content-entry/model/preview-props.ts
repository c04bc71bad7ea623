import type { ContentKindName, ContentTexts, ContentValue } from '@saltbush/contract';
import type { MenuPromoProps, SearchBannerModel } from '@saltbush/shared-ui/design/content';
import type { HomeSectionOf } from '../../../features/home/api/home';

const text = (texts: ContentTexts, name: string): string => texts[name] ?? '';

const linked = (texts: ContentTexts) => ({
  title: text(texts, 'title'),
  text: text(texts, 'text'),
  image: text(texts, 'image'),
  linkText: text(texts, 'linkText'),
  targetLink: text(texts, 'targetLink'),
});

/** The banner as the home page has it. */
export const heroOf = ({ fields }: ContentValue): HomeSectionOf<'HeroSection'> => ({
  ...{ __typename: 'HeroSection', id: 'preview', audience: 'all', eyebrow: text(fields, 'eyebrow') },
  ...linked(fields),
});

/** The promotions as the home page has them. */
export const cardsOf = ({ fields, items }: ContentValue): HomeSectionOf<'PromotionsSection'> => ({
  ...{ __typename: 'PromotionsSection', id: 'preview', title: text(fields, 'title') },
  cards: items.map((item) => ({ id: item.id, ...linked(item.fields) })),
});

/** The promotion as the phone's menu has it. */
export const promoOf = ({ fields }: ContentValue): MenuPromoProps => ({
  image: text(fields, 'mobilePromoImage'),
  alt: text(fields, 'mobilePromoImageAlt'),
  targetLink: text(fields, 'mobilePromoTargetLink'),
  disclaimer: text(fields, 'mobilePromoDisclaim'),
  disclaimerLink: text(fields, 'mobilePromoDisclaimTargetLink'),
});

/** The announcement strip as the header has it. */
export const stripOf = ({ items }: ContentValue) => ({
  messages: items.map(({ id, fields }) => ({
    ...{ id, html: text(fields, 'html'), targetLink: text(fields, 'targetLink') },
  })),
  dropdown: items.flatMap(({ id, fields }) => {
    if (!fields.title) return [];
    const { title, description, linkText } = { ...linked(fields), description: text(fields, 'description') };
    return [{ id, title, description, linkText, targetLink: text(fields, 'detailLink') }];
  }),
});

/** Banners as the search panel has them: the first stands out. One beside results shows its title. */
export function bannersOf(kind: ContentKindName, { fields, items }: ContentValue) {
  const banner = (texts: ContentTexts, name: string, isFirst: boolean): SearchBannerModel => ({
    ...linked(texts),
    text: text(texts, name),
    theme: isFirst ? 'primary' : 'other',
  });
  const banners =
    kind === 'promo-banner'
      ? [banner(fields, 'title', true)]
      : items.map((item, index) => banner(item.fields, 'text', index === 0));
  return { banners, disclaimer: text(fields, 'disclaimer') };
}
