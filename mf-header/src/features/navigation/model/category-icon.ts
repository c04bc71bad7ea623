import {
  ChipsIcon,
  DiningIcon,
  EducationIcon,
  PharmacyIcon,
  TrendingIcon,
} from '@saltbush/shared-ui/design/icons';

const ICONS: Record<string, typeof ChipsIcon> = {
  trending: TrendingIcon,
  pharmacy: PharmacyIcon,
  education: EducationIcon,
  dining: DiningIcon,
  chips: ChipsIcon,
};

/** Returns the icon shown left of a category, or nothing if the name is unknown. */
export const categoryIcon = (name: string) => ICONS[name] ?? null;
