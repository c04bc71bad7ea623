import { fromShelf, scene } from '@saltbush/shared-ui/testing';
import type { HomeSection } from '../features/home/api/home';
import { picture, shelfCard } from './products';

const icon = picture('#083F36');
const tile = (id: string, title: string, text: string) => ({ id, title, text, icon, targetLink: `/${id}` });

/** The first section of the home page. */
export const heroSection: Extract<HomeSection, { __typename: 'HeroSection' }> = {
  __typename: 'HeroSection',
  id: 'hero',
  eyebrow: 'Pharmacy, vitamins and doctors in one place',
  title: 'Good health, delivered with good sense',
  text: 'Over 15,000 products, a pharmacist on the line and a doctor when you need one.',
  linkText: 'Shop vitamins',
  targetLink: '/browse/vitamins',
  image: scene('#F7E3AF', ['#2C7A6B', '#E3A51A', '#1B5A8A']),
  audience: 'all',
};

/** A home page with every section type. */
export const homeSections: HomeSection[] = [
  heroSection,
  {
    __typename: 'ServicesSection',
    id: 'services',
    title: 'What can we help with today?',
    tiles: [
      tile('doctor', 'See a doctor', 'Phone or video, from $39'),
      tile('script', 'Fill a script', 'e-script or paper, delivered'),
      tile('weight', 'Weight program', 'Care, plan and weekly lessons'),
      tile('same-day', 'Same-day delivery', 'Order by 1 pm, yours by 9 pm'),
    ],
  },
  {
    __typename: 'ProductsSection',
    id: 'popular',
    title: 'Popular this week',
    text: 'What other customers put in their carts.',
    targetLink: '/browse/vitamins',
    linkText: 'Browse vitamins',
    products: Array.from({ length: 8 }, (_, index) => shelfCard(index)),
  },
  {
    __typename: 'CategoriesSection',
    id: 'categories',
    title: 'Shop by category',
    categories: ['Vitamins', 'Skin care', 'Medicines', 'Baby & child', 'Dental care', 'First aid'].map(
      (title, index) => ({
        id: title,
        title,
        url: '/browse/vitamins',
        image_url: fromShelf(index + 1).image,
      }),
    ),
  },
  {
    __typename: 'PromotionsSection',
    id: 'promotions',
    title: 'Worth a look',
    cards: ['2 sunscreens for $30', 'Spend $80 on skin, save $15', 'Any 3 dental for $20'].map((title) => ({
      id: title,
      title,
      text: 'Mix face, body and kids.',
      image: scene('#F8D7CF', ['#E3A51A', '#C2412D', '#2C7A6B']),
      targetLink: '/promotions/6',
      linkText: 'See products',
    })),
  },
  {
    __typename: 'TelehealthSection',
    id: 'telehealth',
    title: 'A doctor, without the waiting room',
    text: 'Talk with an Australian-registered doctor by phone or video.',
    linkText: 'See services and fees',
    targetLink: '/telehealth',
    image: scene('#E9CFE6', ['#6B2C63', '#F6E8F4', '#0B5D4E']),
    points: ['Consults from $39', 'Not for emergencies: call 000'],
  },
  {
    __typename: 'BrandsSection',
    id: 'brands',
    title: 'Makers we trust',
    brands: ['Tidewell', 'Verrin', 'Kaia Coast'].map((name) => ({
      id: name,
      name,
      url: '/brands/tidewell',
      logo_image: picture('#8A5A00'),
    })),
  },
  {
    __typename: 'TrustSection',
    id: 'trust',
    title: 'Why people stay',
    reasons: [
      { id: 'pharmacist', title: 'A pharmacist on the line', text: 'Free advice, seven days a week.', icon },
      { id: 'returns', title: '30-day returns', text: 'Changed your mind? Send unopened goods back.', icon },
    ],
  },
];
