export * as links from './pages';
