interface Entry {
  label: string;
  url: string;
}

/** Returns a schema.org `BreadcrumbList`. URLs can be relative to the site; the shell makes them absolute. */
export function breadcrumbList(entries: readonly Entry[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: entries.map(({ label, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: url,
    })),
  };
}

/** Returns a schema.org `ItemList`; `from` is the one-based position of the first entry. */
export function itemList(entries: readonly Entry[], from = 1): object {
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
