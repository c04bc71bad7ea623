import { colours } from '@saltbush/contract';

/** The favicon: an SVG in the brand's colours. */
export const ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><title>Saltbush Health</title><rect width="32" height="32" rx="8" fill="${colours.brand}"/><path d="M16 26c0-9 3-14 9-17-1 8-4 12-9 13" fill="${colours.lime}"/><path d="M16 26c0-8-2-12-8-14 0 6 3 10 8 11" fill="${colours['brand-soft']}"/></svg>`;
