/** The parts of a remote's manifest that name its pages. */
interface PagesOwner {
  routes: { page: string }[];
  notFound?: string;
}

const importOf = (page: string): string =>
  `  '${page}': () => import(/* webpackChunkName: "page-${page}" */ '../pages/${page}'),\n`;

/**
 * Returns the module `src/generated/pages.ts` of a remote: every page that remote.json names, imported on demand. The
 * imports are literal, so that the compiler finds a page without a folder and each page has a chunk of its own.
 */
export function pagesModule({ routes, notFound }: PagesOwner): string {
  const named = [...routes.map(({ page }) => page), notFound ?? []].flat();
  return `/** Generated from remote.json by \`npm run codegen\`. */\nexport const pages = {\n${[...new Set(named)].map(importOf).join('')}};\n`;
}
