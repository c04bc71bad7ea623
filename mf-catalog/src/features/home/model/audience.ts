import type { HomeSection } from '../api/home';

/** The audience a hero section targets (section 6). */
export type Audience = 'guest' | 'existing';

/** Returns the sections for an audience in order, omitting heroes that target another one. */
export function sectionsFor(sections: readonly HomeSection[], audience: Audience): HomeSection[] {
  return sections.filter(
    (section) =>
      section.__typename !== 'HeroSection' || section.audience === 'all' || section.audience === audience,
  );
}
