import type { DynamicContent, MenuCategory, MenuItem } from './menu';
import type { NavigationContent } from './navigation';

/** Seasons are those of the shop's customers: the southern hemisphere's, by the calendar of Sydney. */
const MONTH = new Intl.DateTimeFormat('en-AU', { month: 'numeric', timeZone: 'Australia/Sydney' });

type WithCards = Pick<MenuItem | MenuCategory, 'dynamicContents'>;

/** Returns the menu with those cards and flags that belong to the month; those without months belong to all. */
export function inSeason(navigation: NavigationContent, now: Date): NavigationContent {
  const month = Number(MONTH.format(now));
  const isNow = (months: readonly number[] | undefined) => !months || months.includes(month);
  const isShown = ({ months }: DynamicContent) => isNow(months);
  const season = <Owner extends WithCards>(owner: Owner): Owner => ({
    ...owner,
    dynamicContents: owner.dynamicContents.filter(isShown),
  });
  const flagged = (category: MenuCategory): MenuCategory =>
    isNow(category.flagMonths) ? category : { ...category, promoFlag: '' };
  return {
    ...navigation,
    menuItems: navigation.menuItems.map((item) => ({
      ...season(item),
      catGroups: item.catGroups.map((group) => ({
        ...group,
        categories: group.categories.map((category) => flagged(season(category))),
      })),
    })),
  };
}
