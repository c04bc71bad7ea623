import type { HomeSection } from '../api/home';

/** Whom promotional heroes are meant for (section 6). */
export type Audience = 'guest' | 'existing';

/** The sections that a shopper sees, in their order: heroes for others are left out. */
export function sectionsFor(sections: readonly HomeSection[], audience: Audience): HomeSection[] {
  return sections.filter(
    (section) =>
      section.__typename !== 'HeroSection' || section.audience === 'all' || section.audience === audience,
  );
}
