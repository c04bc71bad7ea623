import type { Place } from '@saltbush/shared-ui/address';
import type {
  BrowseExtrasQuery,
  HeaderContentQuery,
  NavigationQuery,
  SearchBannersQuery,
} from '../generated/gql/graphql';

type Navigation = NonNullable<NavigationQuery['navigation']>;
type MenuItem = Navigation['menuItems'][number];
type Category = MenuItem['catGroups'][number]['categories'][number];

const picture = (ground: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="360" height="200"><rect width="360" height="200" fill="${ground}"/></svg>`)}`;

const icon = picture('#0B5D4E');

export const promoCard = (id: string, title = `Card ${id}`) => ({
  id,
  title,
  text: 'On marked products.',
  image: picture('#DDEFE8'),
  targetLink: `/promotions/${id}`,
});

export const category = (id: string, extra: Partial<Category> = {}): Category => ({
  id,
  title: id,
  url: `/browse/${id.toLowerCase()}`,
  subCats: [],
  dynamicContents: [],
  leftIcon: '',
  promoFlag: '',
  infoText: '',
  hasRightArrow: false,
  showAllHierarchies: false,
  ...extra,
});

const below = (...titles: string[]) =>
  titles.map((title) => ({ id: title, title, url: `/browse/x/${title.toLowerCase()}`, subCats: [] }));

const vitamins = category('Vitamins', {
  hasRightArrow: true,
  showAllHierarchies: true,
  subCats: [
    {
      id: 'Minerals',
      title: 'Minerals',
      url: '/browse/vitamins/minerals',
      subCats: below('Magnesium', 'Zinc'),
    },
    { id: 'Omegas', title: 'Omegas', url: '/browse/vitamins/omegas', subCats: below('Fish oil') },
  ],
});

const shop: MenuItem = {
  id: 'shop',
  title: 'Shop all',
  url: '/browse/all',
  dynamicContents: [promoCard('1', 'Sleep, sorted'), promoCard('2', '2 sunscreens for $30')],
  catGroups: [
    {
      id: 'departments',
      groupEyebrow: 'Departments',
      variant: 'primary',
      categories: [
        vitamins,
        category('Medicines', {
          leftIcon: 'pharmacy',
          promoFlag: 'In season',
          infoText: 'Ask a pharmacist',
          hasRightArrow: true,
          subCats: below('Pain relief', 'Allergy'),
          dynamicContents: [promoCard('3', 'Ready for winter')],
        }),
        category('Books'),
      ],
    },
    {
      id: 'more',
      groupEyebrow: '',
      variant: 'secondary',
      categories: [
        category('Brands', { url: '/brands', hasRightArrow: true }),
        category('Offers', { dynamicContents: [promoCard('4', 'Any 3 dental for $20')] }),
        category('AutoDelivery', { url: '/discover/auto-delivery', subCats: below('Never shown') }),
      ],
    },
  ],
};

const telehealth: MenuItem = {
  id: 'telehealth',
  title: 'Telehealth',
  url: '/telehealth',
  dynamicContents: [promoCard('5', 'See a doctor today')],
  catGroups: [
    { id: 'services', groupEyebrow: '', variant: 'primary', categories: [category('Short consult')] },
  ],
};

const brand = (name: string) => ({ id: name, name, url: `/brands/${name.toLowerCase()}` });

export const navigation: Navigation = {
  menuItems: [shop, telehealth],
  external_patterns: ['^https?://', '^/discover/'],
  popular_brands: [{ ...brand('Tidewell'), image: icon }],
  brands: ['4Ever', 'Arvella', 'Bowerlift', 'Cliniva', 'Tidewell', 'Élan'].map(brand),
};

export const headerContent: HeaderContentQuery = {
  navigation: {
    menuItems: [
      ...navigation.menuItems.map(({ id, title, url, catGroups }) => ({ id, title, url, catGroups })),
      { id: 'gifts', title: 'Gifts', url: '/collections/gifts', catGroups: [] },
    ],
  },
  top_strip: {
    links: [{ id: 'help', icon, linkText: 'Help', targetLink: '/pages/help' }],
    rotatingRichTexts: [
      { id: 'delivery', html: '<strong>Free delivery</strong> from $50', targetLink: '/discover/delivery' },
      { id: 'welcome', html: '10% off your first order', targetLink: '' },
      { id: 'doctor', html: 'Doctors, 7 am to 9 pm', targetLink: '/telehealth' },
    ],
    dropdown: [
      {
        id: 'delivery',
        title: 'Free standard delivery',
        description: 'On orders of $50 or more.',
        linkText: 'See delivery options',
        targetLink: '/discover/delivery',
      },
      {
        id: 'welcome',
        title: 'Your first order',
        description: 'Use WELCOME10 in your cart.',
        linkText: 'Read the terms',
        targetLink: '/pages/terms',
      },
    ],
  },
  quick_links: [
    { id: 'doctor', icon, linkText: 'See a doctor', targetLink: '/telehealth' },
    { id: 'scripts', icon, linkText: 'Online scripts', targetLink: '/telehealth/online-scripts' },
    { id: 'label', icon, linkText: 'Open today', targetLink: null },
  ],
};

export const searchBanners: SearchBannersQuery = {
  search_banners: {
    promoBanners: [
      {
        text: 'Two sunscreens for $30',
        image: picture('#FAF5EC'),
        theme: 'primary',
        targetLink: '/promotions/6',
      },
      { text: 'See a doctor today', image: picture('#F6E8F4'), theme: 'other', targetLink: '/telehealth' },
    ],
    disclaimer: 'While stocks last.',
    searchBannerCodeNames: [],
  },
};

export const browseExtras: BrowseExtrasQuery = {
  mobile_promo: {
    mobilePromoImage: picture('#C9E265'),
    mobilePromoImageAlt: '500 bonus points on omegas',
    mobilePromoTargetLink: '/promotions/4',
    mobilePromoDisclaim: 'Terms apply.',
    mobilePromoDisclaimTargetLink: '/pages/terms',
  },
  top_strip: { links: headerContent.top_strip?.links ?? [] },
};

const method = (id: string, name: string, display_price: string, display_info: string) => ({
  id,
  name,
  type: id,
  price: 0,
  display_price,
  display_info,
  pdp_display_info: '',
  cutoff: null as string | null,
  delivery_date: null as string | null,
});

/** Shipping methods for a postcode near a pharmacy. The next cutoff is 1 pm in Sydney on the given day. */
export const shippingMethods = (isoDate: string, offset = '+11:00') => ({
  postcode_shipping_methods: [
    {
      ...method('same-day', 'Same Day Delivery', '$14.95', '<p>Arrives by <b>9pm</b>.</p>'),
      cutoff: new Date(`${isoDate}T13:00:00${offset}`).toISOString(),
      delivery_date: isoDate,
    },
    method('express', 'Express Delivery', '$12.95', '<p>1 to 3 business days</p>'),
    method('standard', 'Standard Delivery', 'free', '<p>3 to 7 business days</p>'),
  ],
});

export const places: Place[] = [
  { id: '1', suburb: 'SURRY HILLS', postcode: '2010', state: 'NSW' },
  { id: '2', suburb: 'SURREY HILLS', postcode: '3127', state: 'VIC' },
];
