export { mergeGuestCart } from './merge';
