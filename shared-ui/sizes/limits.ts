/** Compressed bytes that each entry may weigh. The core and the page's own styles are on every page's critical path. */
export const limits: Readonly<Record<string, number>> = {
  'core.ts': 24_000,
  'styles.css': 3_000,
  'forms.ts': 14_000,
  'overlays.ts': 12_000,
  'media.ts': 18_000,
  'content.ts': 6_000,
  'orders.ts': 10_000,
  'listing.ts': 10_000,
  'counter.ts': 4_000,
  'navigation.ts': 6_000,
  'tabs.ts': 16_000,
};
