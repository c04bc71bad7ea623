export {
  AnnouncementStrip,
  type AnnouncementStripProps,
} from './components/AnnouncementStrip/AnnouncementStrip';
export { RichText, type RichTextProps, renderRichText } from './components/RichText/RichText';
