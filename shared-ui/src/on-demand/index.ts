export { recoverable } from './recoverable';
