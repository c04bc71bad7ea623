import { links } from '@saltbush/contract/links';
import { Heading, Section, TextLink } from '@saltbush/shared-ui/design/core';
import { BrandLogos } from '../../../shared/brand-logos/BrandLogos';
import type { HomeSectionOf } from '../api/home';
import styles from './Brands.module.css';

/** A section of brand logos with a link to all brands. */
export function Brands({ section }: { section: HomeSectionOf<'BrandsSection'> }) {
  return (
    <Section labelledBy={section.id}>
      <div className={styles.head}>
        <Heading level={2} id={section.id}>
          {section.title}
        </Heading>
        <TextLink href={links.brands()} variant="strong">
          All brands
        </TextLink>
      </div>
      <BrandLogos brands={section.brands} />
    </Section>
  );
}
