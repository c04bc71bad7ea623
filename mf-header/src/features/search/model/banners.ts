/** A promotional banner in the search panel (rule 3.l-12). */
export interface Banner {
  text: string;
  image: string;
  /** "primary" or "other". */
  theme: string;
  targetLink: string;
}

const isBanner = (value: unknown): value is Banner => {
  const banner = value as Partial<Record<keyof Banner, unknown>> | null;
  return (['text', 'image', 'theme', 'targetLink'] as const).every(
    (field) => typeof banner?.[field] === 'string',
  );
};

/** Returns the banners found in a search response's rule data, ignoring everything else. */
export function readBanners(userData: readonly unknown[] | undefined): Banner[] {
  return (userData ?? []).flatMap((entry) => {
    const { promoBanners } = (entry ?? {}) as { promoBanners?: unknown };
    return Array.isArray(promoBanners) ? promoBanners.filter(isBanner) : [];
  });
}
