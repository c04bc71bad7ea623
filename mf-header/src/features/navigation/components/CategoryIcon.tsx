import {
  ChipsIcon,
  DiningIcon,
  EducationIcon,
  PharmacyIcon,
  TrendingIcon,
} from '@saltbush/shared-ui/design/icons';
import styles from './CategoryGroupList.module.css';

const ICONS: Record<string, typeof ChipsIcon> = {
  trending: TrendingIcon,
  pharmacy: PharmacyIcon,
  education: EducationIcon,
  dining: DiningIcon,
  chips: ChipsIcon,
};

/** The icon left of a category; nothing for a name that is not known. */
export function CategoryIcon({ name }: { name: string }) {
  const Icon = ICONS[name];
  return Icon ? <Icon className={styles.icon} size={20} strokeWidth={1.75} /> : null;
}
