import { isPermitted, type Permission, type Role } from '@saltbush/contract';
import { links } from '@saltbush/contract/links';

interface Page {
  words: string;
  permission: Permission;
  href: (id: string) => string;
}

/** Pages of the counter about what has an id, by the argument that names it. */
const PAGES: Readonly<Record<string, Page>> = {
  reference: { words: 'Order', permission: 'orders:see', href: links.staff.order },
  product_id: { words: 'Product', permission: 'products:see', href: links.staff.product },
  content_id: { words: 'Content', permission: 'content:edit', href: links.staff.contentEntry },
  customer_id: { words: 'Customer', permission: 'customers:find', href: links.staff.customer },
  subscription_id: { words: 'Program', permission: 'programs:review', href: links.staff.program },
};

/** Operations whose plain `id` is that of a page. */
const BY_OPERATION: Readonly<Record<string, string>> = {
  staff_customer: 'customer_id',
  staff_product: 'product_id',
  staff_program: 'subscription_id',
};

export interface Touch {
  words: string;
  /** The page about it; null if there is none that the reader may open. */
  href: string | null;
}

/** Names what an operation was about, with the page about it where the reader's role opens it. */
export function touchOf(operation: string, { name, id }: { name: string; id: string }, role: Role): Touch {
  const page = PAGES[name === 'id' ? (BY_OPERATION[operation] ?? name) : name];
  if (!page) return { words: `${name.replaceAll('_', ' ')} ${id}`, href: null };
  return { words: `${page.words} ${id}`, href: isPermitted(role, page.permission) ? page.href(id) : null };
}
