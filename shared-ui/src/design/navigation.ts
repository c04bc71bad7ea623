export {
  type AnnouncementDetail,
  AnnouncementPanel,
  type AnnouncementPanelProps,
} from './components/AnnouncementStrip/AnnouncementPanel';
export { MenuGroup, type MenuGroupProps } from './components/MegaMenu/MenuGroup';
export { MenuRow, type MenuRowProps } from './components/MegaMenu/MenuRow';
export { type PromoCardModel, PromoCards } from './components/MegaMenu/PromoCards';
