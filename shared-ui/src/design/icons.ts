// One import per icon, so that a remote bundles only the icons it uses.
export { default as AppleIcon } from 'lucide-react/icons/apple';
export { default as ArrowLeftIcon } from 'lucide-react/icons/arrow-left';
export { default as ArrowRightIcon } from 'lucide-react/icons/arrow-right';
export { default as AwardIcon } from 'lucide-react/icons/award';
export { default as BadgeCheckIcon } from 'lucide-react/icons/badge-check';
export { default as BadgePercentIcon } from 'lucide-react/icons/badge-percent';
export { default as BellIcon } from 'lucide-react/icons/bell';
export { default as BookOpenIcon } from 'lucide-react/icons/book-open';
export { default as CalendarDaysIcon } from 'lucide-react/icons/calendar-days';
export { default as CheckIcon } from 'lucide-react/icons/check';
export { default as ChevronDownIcon } from 'lucide-react/icons/chevron-down';
export { default as ChevronLeftIcon } from 'lucide-react/icons/chevron-left';
export { default as ChevronRightIcon } from 'lucide-react/icons/chevron-right';
export { default as ChevronUpIcon } from 'lucide-react/icons/chevron-up';
export { default as CircleAlertIcon } from 'lucide-react/icons/circle-alert';
export { default as CircleCheckIcon } from 'lucide-react/icons/circle-check';
export { default as CircleQuestionMarkIcon } from 'lucide-react/icons/circle-question-mark';
export { default as ClipboardListIcon } from 'lucide-react/icons/clipboard-list';
export { default as ClockIcon } from 'lucide-react/icons/clock';
export { default as CopyIcon } from 'lucide-react/icons/copy';
export { default as CreditCardIcon } from 'lucide-react/icons/credit-card';
export { default as DownloadIcon } from 'lucide-react/icons/download';
export { default as DropletIcon } from 'lucide-react/icons/droplet';
export { default as EllipsisIcon } from 'lucide-react/icons/ellipsis';
export { default as ExternalLinkIcon } from 'lucide-react/icons/external-link';
export { default as EyeIcon } from 'lucide-react/icons/eye';
export { default as EyeOffIcon } from 'lucide-react/icons/eye-off';
export { default as FileTextIcon } from 'lucide-react/icons/file-text';
export { default as GiftIcon } from 'lucide-react/icons/gift';
export { default as HeartIcon } from 'lucide-react/icons/heart';
export { default as HeartPulseIcon } from 'lucide-react/icons/heart-pulse';
export { default as HouseIcon } from 'lucide-react/icons/house';
export { default as InfoIcon } from 'lucide-react/icons/info';
export { default as LayoutGridIcon } from 'lucide-react/icons/layout-grid';
export { default as LeafIcon } from 'lucide-react/icons/leaf';
export { default as ListIcon } from 'lucide-react/icons/list';
export { default as LoaderCircleIcon } from 'lucide-react/icons/loader-circle';
export { default as LockIcon } from 'lucide-react/icons/lock';
export { default as LogOutIcon } from 'lucide-react/icons/log-out';
export { default as MailIcon } from 'lucide-react/icons/mail';
export { default as MapPinIcon } from 'lucide-react/icons/map-pin';
export { default as MenuIcon } from 'lucide-react/icons/menu';
export { default as MessageCircleIcon } from 'lucide-react/icons/message-circle';
export { default as MinusIcon } from 'lucide-react/icons/minus';
export { default as MoonIcon } from 'lucide-react/icons/moon';
export { default as PackageIcon } from 'lucide-react/icons/package';
export { default as PauseIcon } from 'lucide-react/icons/pause';
export { default as PencilIcon } from 'lucide-react/icons/pencil';
export { default as PhoneIcon } from 'lucide-react/icons/phone';
export { default as PillIcon } from 'lucide-react/icons/pill';
export { default as PlayIcon } from 'lucide-react/icons/play';
export { default as PlusIcon } from 'lucide-react/icons/plus';
export { default as PrinterIcon } from 'lucide-react/icons/printer';
export { default as RefreshCwIcon } from 'lucide-react/icons/refresh-cw';
export { default as RepeatIcon } from 'lucide-react/icons/repeat';
export { default as RotateCcwIcon } from 'lucide-react/icons/rotate-ccw';
export { default as ScaleIcon } from 'lucide-react/icons/scale';
export { default as SearchIcon } from 'lucide-react/icons/search';
export { default as SettingsIcon } from 'lucide-react/icons/settings';
export { default as ShieldCheckIcon } from 'lucide-react/icons/shield-check';
export { default as ShoppingBagIcon } from 'lucide-react/icons/shopping-bag';
export { default as ShoppingCartIcon } from 'lucide-react/icons/shopping-cart';
export { default as SlidersHorizontalIcon } from 'lucide-react/icons/sliders-horizontal';
export { default as SmartphoneIcon } from 'lucide-react/icons/smartphone';
export { default as SnowflakeIcon } from 'lucide-react/icons/snowflake';
export { default as SparklesIcon } from 'lucide-react/icons/sparkles';
export { default as StarIcon } from 'lucide-react/icons/star';
export { default as StethoscopeIcon } from 'lucide-react/icons/stethoscope';
export { default as StoreIcon } from 'lucide-react/icons/store';
export { default as TagIcon } from 'lucide-react/icons/tag';
export { default as TargetIcon } from 'lucide-react/icons/target';
export { default as Trash2Icon } from 'lucide-react/icons/trash-2';
export { default as TriangleAlertIcon } from 'lucide-react/icons/triangle-alert';
export { default as TruckIcon } from 'lucide-react/icons/truck';
export { default as UploadIcon } from 'lucide-react/icons/upload';
export { default as UserIcon } from 'lucide-react/icons/user';
export { default as UserRoundIcon } from 'lucide-react/icons/user-round';
export { default as UsersIcon } from 'lucide-react/icons/users';
export { default as UtensilsIcon } from 'lucide-react/icons/utensils';
export { default as VideoIcon } from 'lucide-react/icons/video';
export { default as WifiOffIcon } from 'lucide-react/icons/wifi-off';
export { default as XIcon } from 'lucide-react/icons/x';
export { default as ZapIcon } from 'lucide-react/icons/zap';
export { BrandMark } from './icons/BrandMark';
export {
  ChipsIcon,
  DiningIcon,
  DoctorIcon,
  EducationIcon,
  ExpressIcon,
  PharmacistIcon,
  PharmacyIcon,
  SameDayIcon,
  ScriptIcon,
  StandardIcon,
  TrendingIcon,
} from './icons/custom';
export { deliveryIcon } from './icons/delivery';
