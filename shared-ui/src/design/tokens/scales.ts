/** Widths at which layouts may change (section 9). Desktop starts at `lg`. */
export const breakpoints = { xs: 375, sm: 576, md: 768, lg: 1024, xl: 1280, '2xl': 1440 } as const;

export type Breakpoint = keyof typeof breakpoints;

/**
 * Returns the media query for a minimum width: `(min-width: 64em)`. In em, so that a user with larger text gets a
 * layout with room for it. CSS files write the number directly.
 */
export const from = (name: Breakpoint) => `(min-width: ${breakpoints[name] / 16}em)`;

/** Steps of the 4 px grid, in rem so that spacing scales with the text. */
export const space = {
  1: '0.25rem',
  2: '0.5rem',
  3: '0.75rem',
  4: '1rem',
  5: '1.25rem',
  6: '1.5rem',
  8: '2rem',
  10: '2.5rem',
  12: '3rem',
  16: '4rem',
  20: '5rem',
  24: '6rem',
} as const;

export type Space = keyof typeof space;

export const text = {
  xs: '0.8125rem',
  sm: '0.875rem',
  md: '1rem',
  lg: '1.125rem',
  xl: '1.375rem',
  '2xl': '1.75rem',
  '3xl': '2.25rem',
  '4xl': '3rem',
} as const;

export const fonts = {
  font: '"Figtree Variable", "Figtree Fallback", system-ui, sans-serif',
  'font-display': '"Fraunces Variable", "Fraunces Fallback", Georgia, serif',
} as const;

export const radii = { sm: '4px', control: '8px', card: '16px', pill: '999px' } as const;

export const motion = {
  ease: 'cubic-bezier(0.2, 0, 0, 1)',
  quick: '150ms',
  slow: '250ms',
} as const;

/** Stacking order of floating layers. */
export const stacking = { raised: 1, sticky: 10, header: 20, overlay: 40, toast: 50 } as const;

/** Sizes shared by several components and pages. */
export const sizes = {
  content: '83rem',
  /** 68 characters of Figtree; in em, so that it scales with the text. */
  measure: '30em',
  control: '2.75rem',
  'control-small': '2.25rem',
  'quick-links': '40px',
  strip: '36px',
  dialog: '568px',
} as const;

/** Page gutter by width. */
export const gutters = { base: '16px', md: '24px', lg: '32px' } as const;

/** Widths and heights of skeletons, which match the content that they stand for. */
export const skeletons = {
  width: [
    '30%',
    '40%',
    '45%',
    '50%',
    '55%',
    '60%',
    '64%',
    '70%',
    '80%',
    '85%',
    '2.75rem',
    '4rem',
    '6rem',
    '8rem',
    '11rem',
    '12rem',
    '14rem',
    '16rem',
    '18rem',
    '20rem',
  ],
  height: [
    '0.75em',
    '0.8125rem',
    '1rem',
    '1.25rem',
    '1.375rem',
    '1.5rem',
    '1.75rem',
    '2rem',
    '2.25rem',
    '2.5rem',
    '2.75rem',
    '3rem',
    '3.25rem',
    '3.5rem',
    '4rem',
    '4.25rem',
    '4.5rem',
    '4.75rem',
    '5rem',
    '6.5rem',
    '7rem',
    '10rem',
    '12rem',
    '13rem',
    '14rem',
    '15.5rem',
    '16rem',
    '20rem',
    '24rem',
    '60rem',
    '60vh',
    '100%',
  ],
} as const;
