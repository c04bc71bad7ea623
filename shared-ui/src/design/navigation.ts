export {
  type AnnouncementDetail,
  AnnouncementPanel,
  type AnnouncementPanelProps,
} from './components/AnnouncementStrip/AnnouncementPanel';
export {
  type Announcement,
  AnnouncementStrip,
  type AnnouncementStripProps,
} from './components/AnnouncementStrip/AnnouncementStrip';
export { MenuGroup, type MenuGroupProps } from './components/MegaMenu/MenuGroup';
export { MenuRow, type MenuRowProps } from './components/MegaMenu/MenuRow';
export { type PromoCardModel, PromoCards } from './components/MegaMenu/PromoCards';
export { PressLink, type PressLinkProps } from './components/PressLink/PressLink';
export { pressHandlers } from './components/PressLink/pressHandlers';
