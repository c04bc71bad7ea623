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

/** The icon left of a category; nothing for a name that is not known. */
export const categoryIcon = (name: string) => ICONS[name] ?? null;
