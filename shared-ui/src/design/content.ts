export { RichText, type RichTextProps } from './components/RichText/RichText';
