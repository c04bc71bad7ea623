import type {
  PromoBannerContent,
  QuickLinksContent,
  SearchBannersContent,
  TopStripContent,
} from '../../src/domains/content';
import { cleanHtml } from '../../src/lib/clean-html';
import { iconUrl, sceneUrl } from '../pictures/urls';
import { SHOP } from '../shop-names';

export const TOP_STRIP: TopStripContent = {
  _id: 'top-strip',
  links: [
    { id: 'help', icon: iconUrl('help'), linkText: 'Help', targetLink: '/pages/help' },
    { id: 'pharmacies', icon: iconUrl('pharmacy'), linkText: 'Our pharmacies', targetLink: '/pages/about' },
    {
      id: 'autodelivery',
      icon: iconUrl('autodelivery'),
      linkText: 'AutoDelivery',
      targetLink: '/discover/auto-delivery',
    },
  ],
  rotatingRichTexts: [
    {
      id: 'delivery',
      html: cleanHtml('<strong>Free standard delivery</strong> on orders of $50 or more'),
      targetLink: '/discover/same-day-delivery',
    },
    {
      id: 'welcome',
      html: cleanHtml('New here? <strong>10% off</strong> your first order with WELCOME10'),
      targetLink: '',
    },
    {
      id: 'doctor',
      html: cleanHtml('Doctors by phone or video, <strong>7 am to 9 pm</strong>, every day'),
      targetLink: '/telehealth',
    },
  ],
  dropdown: [
    {
      id: 'delivery',
      title: 'Free standard delivery from $50',
      description:
        'Express is free from $99. Same-day delivery is $14.95 within 25 km of a dispatching pharmacy.',
      linkText: 'See delivery options',
      targetLink: '/discover/same-day-delivery',
    },
    {
      id: 'welcome',
      title: '10% off your first order',
      description: 'Use WELCOME10 in your cart. Not on pharmacist only or prescription medicines.',
      linkText: 'Read the terms',
      targetLink: '/pages/terms',
    },
    {
      id: 'doctor',
      title: 'See a doctor from home',
      description:
        'Short consults, scripts and medical certificates with Australian-registered doctors. Not for emergencies: call 000.',
      linkText: 'Book a time',
      targetLink: '/telehealth',
    },
  ],
};

export const QUICK_LINKS: QuickLinksContent = {
  _id: 'quick-links',
  links: [
    { id: 'doctor', icon: iconUrl('doctor'), linkText: 'See a doctor', targetLink: '/telehealth' },
    {
      id: 'scripts',
      icon: iconUrl('script'),
      linkText: 'Online scripts',
      targetLink: '/telehealth/online-scripts',
    },
    {
      id: 'certificates',
      icon: iconUrl('certificate'),
      linkText: 'Medical certificates',
      targetLink: '/browse/telehealth/medical-certificates',
    },
    { id: 'weight', icon: iconUrl('weight'), linkText: 'Weight program', targetLink: '/weight-management' },
    {
      id: 'same-day',
      icon: iconUrl('same-day'),
      linkText: 'Same-day delivery',
      targetLink: '/discover/same-day-delivery',
    },
    { id: 'rewards', icon: iconUrl('rewards'), linkText: SHOP.rewards, targetLink: '/pages/rewards' },
  ],
};

export const SEARCH_BANNERS: SearchBannersContent = {
  _id: 'search-banners',
  promoBanners: [
    {
      text: '2 sunscreens for $30',
      image: sceneUrl('promo-sun'),
      theme: 'primary',
      targetLink: '/promotions/6',
    },
    {
      text: 'See a doctor today',
      image: sceneUrl('promo-doctor'),
      theme: 'other',
      targetLink: '/telehealth',
    },
  ],
  disclaimer: 'Offers on marked products while they last. Telehealth is not for emergencies: call 000.',
  searchBannerCodeNames: ['search-sun', 'search-doctor'],
};

/** Banners that a product references in `coop_advert_code`, and those of the search panel. */
export const PROMO_BANNERS: readonly PromoBannerContent[] = [
  {
    _id: 'promo-banner:verrin-barrier',
    code: 'verrin-barrier',
    title: 'Build the barrier first',
    text: 'Wash, cream and balm from the Barrier+ range, made for skin that reacts.',
    image: sceneUrl('banner-barrier'),
    targetLink: '/brands/verrin',
  },
  {
    _id: 'promo-banner:search-sun',
    code: 'search-sun',
    title: '2 sunscreens for $30',
    text: 'Mix face, body and kids.',
    image: sceneUrl('promo-sun'),
    targetLink: '/promotions/6',
  },
  {
    _id: 'promo-banner:search-doctor',
    code: 'search-doctor',
    title: 'See a doctor today',
    text: 'By phone or video, 7 am to 9 pm.',
    image: sceneUrl('promo-doctor'),
    targetLink: '/telehealth',
  },
];
