import type { CategoryDocument } from '../../src/domains/catalogue';
import { categoryImageUrl } from '../pictures/urls';
import { CATEGORY_TREE } from './category-tree';

export type CategoryNode = Omit<CategoryDocument, 'product_count'>;

interface Row {
  depth: number;
  slug: string;
  title: string;
  description: string;
}

function readRow(line: string): Row {
  const [slug = '', title = '', description = ''] = line.split('|').map((cell) => cell.trim());
  return { depth: (line.length - line.trimStart().length) / 2, slug, title, description };
}

function readTree(text: string): CategoryNode[] {
  const nodes: CategoryNode[] = [];
  const open: CategoryNode[] = [];
  const siblings = new Map<number | null, number>();
  for (const line of text.split('\n').filter((row) => row.trim() !== '')) {
    const row = readRow(line);
    open.length = row.depth;
    const parent = open.at(-1) ?? null;
    const id = nodes.length + 1;
    const position = (siblings.get(parent?._id ?? null) ?? 0) + 1;
    siblings.set(parent?._id ?? null, position);
    const node: CategoryNode = {
      _id: id,
      slug: row.slug,
      path: parent ? `${parent.path}/${row.slug}` : row.slug,
      title: row.title,
      description: row.description,
      image_url: categoryImageUrl(row.slug),
      parent_id: parent?._id ?? null,
      lineage: [...(parent?.lineage ?? []), { id, slug: row.slug, title: row.title }],
      position,
    };
    nodes.push(node);
    open.push(node);
  }
  return nodes;
}

/** The whole tree, parents before children. */
export const CATEGORIES: readonly CategoryNode[] = readTree(CATEGORY_TREE);

const bySlug = new Map(CATEGORIES.map((node) => [node.slug, node]));

/** Returns the category with a slug; throws on an unknown slug, which is an error in the data. */
export function categoryOf(slug: string): CategoryNode {
  const node = bySlug.get(slug);
  if (!node) throw new Error(`Unknown category "${slug}".`);
  return node;
}

/** The leaf first, then its ancestors up to the root. */
export function categoryIds(node: CategoryNode): number[] {
  return node.lineage.map((step) => step.id).reverse();
}

export function childrenOf(id: number | null): CategoryNode[] {
  return CATEGORIES.filter((node) => node.parent_id === id);
}

/** Whether the category is, or lies under, the one with the given slug. */
export function isWithin(node: CategoryNode, slug: string): boolean {
  return node.lineage.some((step) => step.slug === slug);
}
