export { publicRoutes } from './provider';
export { register } from './register';
export { resolvers } from './resolvers';
export { routes } from './routes';
export { ensureIndexes } from './store';
