import { colours } from '@saltbush/contract';

/** Widths in px: mail clients know no rem. */
export const WIDTH = 600;

const SANS = "Figtree,'Helvetica Neue',Helvetica,Arial,sans-serif";

/** Inline styles, because many mail clients drop style sheets. */
export const styles = {
  body: { margin: 0, padding: '24px 0', backgroundColor: colours.mist, fontFamily: SANS, color: colours.ink },
  card: { maxWidth: `${WIDTH}px`, margin: '0 auto', backgroundColor: colours.paper },
  bar: { backgroundColor: colours.brand, padding: '20px 32px' },
  logo: { color: colours.paper, fontSize: '20px', fontWeight: 700, textDecoration: 'none' },
  content: { padding: '32px 32px 24px' },
  heading: { margin: '0 0 16px', fontSize: '26px', lineHeight: '32px', fontWeight: 700 },
  text: { margin: '0 0 16px', fontSize: '16px', lineHeight: '24px' },
  rows: { width: '100%', margin: '0 0 24px', borderTop: `1px solid ${colours.line}` },
  label: { padding: '10px 16px 10px 0', fontSize: '16px', lineHeight: '22px', textAlign: 'left' },
  value: { padding: '10px 0', fontSize: '16px', lineHeight: '22px', textAlign: 'right' },
  whole: { whiteSpace: 'nowrap' },
  line: { borderBottom: `1px solid ${colours.line}`, verticalAlign: 'top' },
  block: { margin: '0 0 24px', padding: '16px', backgroundColor: colours.mist },
  blockTitle: { margin: '0 0 4px', fontSize: '14px', lineHeight: '20px', fontWeight: 700 },
  blockLine: { margin: 0, fontSize: '16px', lineHeight: '24px' },
  action: { padding: '8px 0 24px' },
  button: {
    padding: '14px 28px',
    border: `1px solid ${colours.brand}`,
    borderRadius: '999px',
    backgroundColor: colours.brand,
    color: colours.paper,
    fontSize: '16px',
    fontWeight: 700,
    textDecoration: 'none',
  },
  note: { margin: '0 0 12px', fontSize: '14px', lineHeight: '20px', color: colours.muted },
  link: { color: colours.brand, textDecoration: 'underline' },
  footer: { padding: '20px 32px 28px', borderTop: `1px solid ${colours.line}` },
  small: { margin: '0 0 8px', fontSize: '13px', lineHeight: '20px', color: colours.muted },
} as const;

/** The palette on dark ground, and less space on narrow screens, where a client reads style sheets. */
export const STYLE_SHEET = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (max-width: 480px) {
  .m-body > table > tbody > tr > td { padding: 0 !important; }
  .m-pad { padding-left: 20px !important; padding-right: 20px !important; }
  .m-button { display: block !important; text-align: center !important; }
}
@media (prefers-color-scheme: dark) {
  .m-body, .m-body > table > tbody > tr > td { background-color: ${colours.ink} !important; }
  .m-card { background-color: ${colours.ink} !important; }
  .m-bar, .m-block { background-color: ${colours['brand-dark']} !important; }
  .m-text { color: ${colours.paper} !important; }
  .m-muted { color: ${colours.line} !important; }
  .m-link { color: ${colours.lime} !important; }
  .m-line { border-color: ${colours.muted} !important; }
  .m-button { background-color: ${colours['brand-soft']} !important; border-color: ${colours['brand-soft']} !important; color: ${colours['brand-dark']} !important; }
}
`;
