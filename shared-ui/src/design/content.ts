export { MenuPromo, type MenuPromoProps } from './components/MenuPromo/MenuPromo';
export { RichText, type RichTextProps } from './components/RichText/RichText';
export { type SearchBannerModel, SearchBanners } from './components/SearchBanners/SearchBanners';
