import { isPermitted } from '@saltbush/contract';
import { links } from '@saltbush/contract/links';
import { DeskCommands, matchWords } from '@saltbush/shared-ui/counter';
import { type SlotProps, useSession } from '@saltbush/shared-ui/platform';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { staffProductsQuery } from '../../features/counter-products/api/staff-products';
import { productListAddress } from '../../features/counter-products/model/product-list';
import { DESKS } from '../../shared/counter/desks';

const MIN_LENGTH = 3;
const MOST = 5;

/** Fills `staff.commands` with this squad's desks, and the products on sale that match what is typed. */
export default function StaffCommands({ query }: SlotProps['staff.commands']) {
  const role = useSession((state) => state.user?.role ?? 'customer');
  const isLook = query.length >= MIN_LENGTH && isPermitted(role, 'products:see');
  const list = { show: 'on_sale', search: query, after: null } as const;
  const { data } = useQuery({
    ...staffProductsQuery(list),
    enabled: isLook,
    placeholderData: keepPreviousData,
  });
  // The search guesses where it finds nothing; here a guess would stand before what was meant.
  const products = (data?.data ?? []).filter(({ name, code }) => matchWords(query, `${name} ${code}`));
  const found = (isLook ? products : [])
    .slice(0, MOST)
    .map(({ id, name, code }) => ({ href: links.staff.product(id), label: name, detail: code }));
  const all = { href: productListAddress(list), label: `All products with “${query}”`, isSearch: true };
  return (
    <DeskCommands
      {...DESKS}
      query={query}
      found={isLook && products.length > MOST ? [...found, all] : found}
    />
  );
}
