import { type BrandGroup, groupBrands } from '@saltbush/contract';
import { links } from '@saltbush/contract/links';
import { Breadcrumbs, Chip, Container, Heading, TextLink } from '@saltbush/shared-ui/design/core';
import { BrandLogos } from '../../../shared/brand-logos/BrandLogos';
import type { BrandLink, PopularBrand } from '../api/brands';
import styles from './BrandsView.module.css';

interface BrandsViewProps {
  brands: readonly BrandLink[];
  popular: readonly PopularBrand[];
}

const idOf = (group: BrandGroup<BrandLink>) => `brands-${group.name.replace('#', '0').toLowerCase()}`;

function Group({ group }: { group: BrandGroup<BrandLink> }) {
  return (
    <section className={styles.group} id={idOf(group)} aria-label={`Brands ${group.name}`}>
      {group.letters.map(({ letter, brands }) => (
        <div key={letter} className={styles.letter}>
          <Heading level={3} display>
            {letter}
          </Heading>
          <ul className={styles.brands}>
            {brands.map(({ id, name, url }) => (
              <li key={id}>
                <TextLink variant="quiet" href={url}>
                  {name}
                </TextLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

/** Popular brands with their logos, followed by all brands grouped by letter. */
export function BrandsView({ brands, popular }: BrandsViewProps) {
  const groups = groupBrands(brands).filter(({ letters }) => letters.length > 0);
  return (
    <Container className={styles.page}>
      <Breadcrumbs items={[{ label: 'Home', href: links.home() }, { label: 'All brands' }]} />
      <Heading level={1}>All brands</Heading>
      <section aria-labelledby="popular-brands" className={styles.part}>
        <Heading level={2} id="popular-brands">
          Popular Brands
        </Heading>
        <BrandLogos brands={popular} />
      </section>
      <section aria-labelledby="brands-by-letter" className={styles.part}>
        <Heading level={2} id="brands-by-letter">
          Brands A to Z
        </Heading>
        <nav aria-label="Letters">
          <ul className={styles.jumps}>
            {groups.map((group) => (
              <li key={group.name}>
                <Chip href={`#${idOf(group)}`}>{group.name}</Chip>
              </li>
            ))}
          </ul>
        </nav>
        {groups.map((group) => (
          <Group key={group.name} group={group} />
        ))}
      </section>
    </Container>
  );
}
