/** Identifies where an item was added, as page-componentType-componentName (rule 7.c-01). */
export function sourceOf(pathname: string, componentType: string): string {
  const page = pathname.split('/').filter(Boolean).join('_') || 'home';
  return `${page}-${componentType}-add_to_cart`;
}
