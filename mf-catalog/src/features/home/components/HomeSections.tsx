import type { HomeSection } from '../api/home';
import { Brands } from './Brands';
import { Categories } from './Categories';
import { Hero } from './Hero';
import { Products } from './Products';
import { PromotionCards } from './PromotionCards';
import { Services } from './Services';
import { TelehealthBand } from './TelehealthBand';
import { TrustReasons } from './TrustReasons';

function Part({ section, isFirst }: { section: HomeSection; isFirst: boolean }) {
  switch (section.__typename) {
    case 'HeroSection':
      return <Hero section={section} isFirst={isFirst} />;
    case 'ServicesSection':
      return <Services section={section} />;
    case 'ProductsSection':
      return <Products section={section} />;
    case 'CategoriesSection':
      return <Categories section={section} />;
    case 'PromotionsSection':
      return <PromotionCards section={section} />;
    case 'BrandsSection':
      return <Brands section={section} />;
    case 'TelehealthSection':
      return <TelehealthBand section={section} />;
    case 'TrustSection':
      return <TrustReasons section={section} />;
  }
}

/** Renders the home page's sections in order. Section types unknown to this release are omitted. */
export function HomeSections({ sections }: { sections: readonly HomeSection[] }) {
  return sections.map((section, index) => <Part key={section.id} section={section} isFirst={index === 0} />);
}
