export { RichText, type RichTextProps, renderRichText } from './components/RichText/RichText';
