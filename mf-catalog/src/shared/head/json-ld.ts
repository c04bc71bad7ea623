interface Step {
  label: string;
  url: string;
}

/** The path to a page, for search engines. URLs may be site-relative: the shell makes them absolute. */
export function breadcrumbList(steps: readonly Step[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ label, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: url,
    })),
  };
}

/** The entries of a list page, for search engines; `from` is the place of the first, from 1. */
export function itemList(entries: readonly Step[], from = 1): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: entries.map(({ label, url }, index) => ({
      '@type': 'ListItem',
      position: from + index,
      name: label,
      url,
    })),
  };
}
