/** A section of the home page, in display order. */
export type HomeSection =
  | {
      kind: 'hero';
      id: string;
      eyebrow: string;
      title: string;
      text: string;
      linkText: string;
      targetLink: string;
      image: string;
      audience: 'guest' | 'existing' | 'all';
    }
  | {
      kind: 'services';
      id: string;
      title: string;
      tiles: { id: string; title: string; text: string; icon: string; targetLink: string }[];
    }
  | {
      kind: 'products';
      id: string;
      title: string;
      text: string;
      product_ids: number[];
      targetLink: string;
      linkText: string;
    }
  | { kind: 'categories'; id: string; title: string; category_ids: number[] }
  | {
      kind: 'promotions';
      id: string;
      title: string;
      cards: {
        id: string;
        title: string;
        text: string;
        image: string;
        targetLink: string;
        linkText: string;
      }[];
    }
  | { kind: 'brands'; id: string; title: string; brand_ids: number[] }
  | {
      kind: 'telehealth';
      id: string;
      title: string;
      text: string;
      linkText: string;
      targetLink: string;
      image: string;
      points: string[];
    }
  | {
      kind: 'trust';
      id: string;
      title: string;
      reasons: { id: string; title: string; text: string; icon: string }[];
    };

export type ProductsSectionContent = Extract<HomeSection, { kind: 'products' }>;
export type CategoriesSectionContent = Extract<HomeSection, { kind: 'categories' }>;
export type BrandsSectionContent = Extract<HomeSection, { kind: 'brands' }>;

export interface HomeContent {
  _id: 'home';
  sections: HomeSection[];
}
