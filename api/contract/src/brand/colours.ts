/**
 * The palette. Stylesheets use it as custom properties (`--sb-brand`); mails, server-rendered pages and picture files
 * import it from here. The design system defines which colours may be combined.
 */
export const colours = {
  ink: '#14231F',
  muted: '#4B5D57',
  line: '#D9E2DC',
  /** Borders of interactive elements: at least 3:1 contrast on paper, mist and sand. */
  edge: '#72837B',
  paper: '#FFFFFF',
  mist: '#F4F7F4',
  sand: '#FAF5EC',
  brand: '#0B5D4E',
  'brand-dark': '#083F36',
  'brand-soft': '#DDEFE8',
  lime: '#C9E265',
  coral: '#C2412D',
  'coral-dark': '#9C2F1E',
  'coral-soft': '#FDE9E4',
  amber: '#8A5A00',
  'amber-dark': '#6B4600',
  'amber-soft': '#FFF3D6',
  sky: '#1B5A8A',
  'sky-soft': '#E3F0FA',
  plum: '#6B2C63',
  'plum-soft': '#F6E8F4',
} as const;

export type ColourName = keyof typeof colours;
